import type { MapCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { layDarkness, liftDarkness } from './darkness';
import { displace, placeFigure } from './figures';
import { movePiece, namePiece, removePiece } from './laid-pieces';
import { moveFigure } from './move-figure';
import { moveObject, putObject, removeObject, setCharges } from './objects';
import { paint } from './paint';
import { placeBridge, placeSheet, placeTray } from './pieces';
import { setMap } from './set-map';

export const MAP_HANDLERS: Handlers<MapCommand> = {
  setMap,
  placeSheet,
  placeTray,
  placeBridge,
  movePiece,
  removePiece,
  namePiece,
  paint,
  putObject,
  moveObject,
  removeObject,
  setCharges,
  layDarkness,
  liftDarkness,
  placeFigure,
  moveFigure,
  displace,
};
