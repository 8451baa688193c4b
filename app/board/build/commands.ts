import type { MapCommand, Position, QuarterTurns } from '../../../src/rules';
import type { Piece, Thing } from '../desk/hand';
import { sizeInHand } from './fitting';

export function layCommand(piece: Piece, at: Position, turn: QuarterTurns): MapCommand {
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
