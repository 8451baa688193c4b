import {
  isCovered,
  type DungeonMap,
  type MapCommand,
  type Position,
  type QuarterTurns,
} from '@/src/rules';
import type { PalettePiece, Thing } from '../desk/hand';
import { sizeInHand } from './fitting';

export function layCommand(piece: PalettePiece, at: Position, turn: QuarterTurns): MapCommand {
  switch (piece.kind) {
    case 'sheet': {
      const { name, size, print } = piece;
      const printed = print === undefined ? {} : { print };
      return { kind: 'placeSheet', name, size, at, turn, ...printed };
    }
    case 'tray':
      return { kind: 'placeTray', tray: piece.tray, at, turn };
    case 'bridge':
      return { kind: 'placeBridge', name: piece.name, at, size: sizeInHand(piece, turn) };
  }
}

export const putCommand = (thing: Thing, at: Position): MapCommand => {
  const { kind, ...what } = thing;
  return { kind: 'putObject', object: kind, at, ...what };
};

/** A field of darkness laid, or taken away where one lies. */
export const darkenCommand = (map: DungeonMap, at: Position, reaches: boolean): MapCommand => {
  const cell = { at, below: false };
  return isCovered(map.darkness, cell)
    ? { kind: 'liftDarkness', cells: [cell] }
    : { kind: 'layDarkness', cells: [cell], reaches };
};
