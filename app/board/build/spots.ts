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
} from '../../../src/rules';
import type { Piece } from '../desk/hand';
import { covers, mapPieces, trayZones, type MapPieceRef } from '../picture/pieces';

type Box = Pick<MapPieceRef, 'at' | 'size'>;

/** As it would lie, in zones. */
export function sizeInHand(piece: Piece, turn: QuarterTurns): ZoneSize {
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

const zonesIn = ({ at, size }: Box): readonly Position[] => zonesWithin(at, size);

const anyCovers = (boxes: readonly Box[], zone: Position): boolean =>
  boxes.some((box) => covers(box, zone));

/** Sheets lie on the table, or on trays with nothing on them. */
const onBareTrays = (map: DungeonMap, box: Box): boolean => liesOnTrays(map, zonesIn(box), TRIAL);

/** The map with the piece on it, for the rules to look at. */
function withPiece(
  map: DungeonMap,
  piece: Piece,
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
  readonly piece: Piece;
  readonly turn: QuarterTurns;
}

export const fits = (map: DungeonMap | null, { piece, turn }: InHand, at: Position): boolean => {
  const box = { at, size: sizeInHand(piece, turn) };
  return piecesFault(withPiece(map ?? EMPTY_MAP, piece, box, turn)) === undefined;
};

const apart = (from: Position, to: Position): number =>
  Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);

/**
 * Where a piece lies when a zone is tapped: with its corner there if it fits so, otherwise pushed
 * as little as possible, but always on the tapped zone.
 */
export function snapped(map: DungeonMap | null, hand: InHand, zone: Position): Position {
  const size = sizeInHand(hand.piece, hand.turn);
  const around = zonesIn({ at: [zone[0] - size[0] + 1, zone[1] - size[1] + 1], size });
  const best = [...around]
    .sort((a, b) => apart(a, zone) - apart(b, zone))
    .find((at) => fits(map, hand, at));
  return best ?? zone;
}

const touches = (box: Box, other: Box): boolean => {
  const [x, y] = box.at;
  const [width, height] = box.size;
  const across: Box = { at: [x - 1, y], size: [width + 2, height] };
  const along: Box = { at: [x, y - 1], size: [width, height + 2] };
  return zonesIn(other).some((zone) => covers(across, zone) || covers(along, zone));
};

const middle = ({ at, size }: Box): Position => [at[0] + size[0] / 2, at[1] + size[1] / 2];

/** All places that touch or cover another piece, each once. */
function placesAround(pieces: readonly Box[], size: ZoneSize): readonly Box[] {
  const places = new Map<string, Box>();
  for (const { at, size: own } of pieces) {
    const around = zonesWithin(
      [at[0] - size[0], at[1] - size[1]],
      [own[0] + size[0] + 1, own[1] + size[1] + 1],
    );
    for (const spot of around) places.set(spot.join(), { at: spot, size });
  }
  return [...places.values()];
}

/** Where the next piece most likely goes: onto a bare tray, else beside the piece laid last. */
export function suggested(map: DungeonMap | null, hand: InHand): Position | null {
  const pieces = map === null ? [] : mapPieces(map);
  const last = [...(map?.sheets ?? []), ...(map?.trays ?? [])].at(-1)?.id;
  const near = pieces.find(({ id }) => id === last) ?? pieces[0];
  if (map === null || near === undefined) return hand.piece.kind === 'bridge' ? null : [0, 0];
  const trays = pieces.filter(({ kind }) => kind === 'tray');
  const isSheet = hand.piece.kind === 'sheet';
  const high = (box: Box) => isSheet && onBareTrays(map, box);
  const beside = (box: Box) =>
    !zonesIn(box).some((zone) => anyCovers(trays, zone)) &&
    pieces.some((other) => touches(box, other));
  const price = (box: Box) => apart(middle(box), middle(near)) - (high(box) ? 1000 : 0);
  return (
    [...placesAround(pieces, sizeInHand(hand.piece, hand.turn))]
      .filter((box) => hand.piece.kind === 'bridge' || high(box) || beside(box))
      .sort((a, b) => price(a) - price(b))
      .find(({ at }) => fits(map, hand, at))?.at ?? null
  );
}
