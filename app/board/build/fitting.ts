import {
  EMPTY_MAP,
  levelsJoined,
  liesOnTrays,
  piecesFault,
  rowsOf,
  sheetSize,
  turnedSize,
  ZONE,
  zonesWithin,
  type BridgeLevel,
  type DungeonMap,
  type Position,
  type QuarterTurns,
  type ZoneSize,
} from '@/src/rules';
import type { PalettePiece } from '../desk/hand';
import { trayZones, type MapPieceRef } from '../picture/pieces';

export type Box = Pick<MapPieceRef, 'at' | 'size'>;

/** As it would lie, in zones. */
export function sizeInHand(piece: PalettePiece, turn: QuarterTurns): ZoneSize {
  switch (piece.kind) {
    case 'sheet':
      return sheetSize(piece.size, turn);
    case 'tray':
      return turnedSize(trayZones(piece.tray), turn);
    case 'bridge':
      return turnedSize([piece.zones, 1], turn);
  }
}

const TRIAL = 'in-hand';

export const zonesIn = ({ at, size }: Box): readonly Position[] => zonesWithin(at, size);

/** Sheets lie on the table, or on trays with nothing on them. */
export const onBareTrays = (map: DungeonMap, box: Box): boolean =>
  liesOnTrays(map, zonesIn(box), TRIAL);

/** The map with the piece on it, for the rules to look at. */
function withPiece(
  map: DungeonMap,
  piece: PalettePiece,
  { at, size }: Box,
  turn: QuarterTurns,
): DungeonMap {
  switch (piece.kind) {
    case 'sheet': {
      const flat = sheetSize(piece.size, 0);
      const print = rowsOf('.', flat[0] * ZONE, flat[1] * ZONE);
      const raised = onBareTrays(map, { at, size });
      const sheet = { id: TRIAL, name: '', size: piece.size, at, turn, raised, print };
      return { ...map, sheets: [...map.sheets, sheet] };
    }
    case 'tray':
      return { ...map, trays: [...map.trays, { id: TRIAL, tray: piece.tray, at, turn }] };
    case 'bridge': {
      const print = rowsOf('.', size[0] * ZONE, size[1] * ZONE);
      const bridge = { id: TRIAL, name: '', at, size, level: 1 as BridgeLevel, print };
      const level: BridgeLevel = levelsJoined(map, bridge).includes(2) ? 2 : 1;
      return { ...map, bridges: [...map.bridges, { ...bridge, level }] };
    }
  }
}

/** Something in hand: a piece, and how it is turned. */
export interface InHand {
  readonly piece: PalettePiece;
  readonly turn: QuarterTurns;
}

export const fits = (map: DungeonMap | null, { piece, turn }: InHand, at: Position): boolean => {
  const box = { at, size: sizeInHand(piece, turn) };
  return piecesFault(withPiece(map ?? EMPTY_MAP, piece, box, turn)) === undefined;
};
