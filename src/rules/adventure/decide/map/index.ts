import type { MapCommand } from '../../commands';
import { refuse, type Handlers } from '../../play';

const later = () => refuse({ code: 'no-map' });

export const MAP: Handlers<MapCommand> = {
  setMap: later,
  placeSheet: later,
  placeTray: later,
  placeBridge: later,
  movePiece: later,
  removePiece: later,
  namePiece: later,
  paint: later,
  putObject: later,
  moveObject: later,
  removeObject: later,
  setCharges: later,
  layDarkness: later,
  liftDarkness: later,
  placeFigure: later,
  moveFigure: later,
  displace: later,
};
