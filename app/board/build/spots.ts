import {
  EMPTY_MAP,
  zonesWithin,
  type DungeonMap,
  type Position,
  type QuarterTurns,
  type ZoneSize,
} from '@/src/rules';
import { covers, mapPieces } from '../picture/pieces';
import { fits, onBareTrays, sizeInHand, zonesIn, type Box, type InHand } from './fitting';

const anyCovers = (boxes: readonly Box[], zone: Position): boolean =>
  boxes.some((box) => covers(box, zone));

const apart = (from: Position, to: Position): number =>
  Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);

const kinds = (map: DungeonMap, kind: 'sheet' | 'tray'): readonly Box[] =>
  mapPieces(map).filter((piece) => piece.kind === kind);

/**
 * A sheet belongs on bare trays or beside them, a bridge between them, a tray on the bare table:
 * everything else is possible, but hardly what is meant.
 */
function oddness(map: DungeonMap, { piece }: InHand, box: Box): number {
  if (piece.kind === 'sheet' && onBareTrays(map, box)) return -1;
  const below = kinds(map, piece.kind === 'tray' ? 'sheet' : 'tray');
  return zonesIn(box).filter((zone) => anyCovers(below, zone)).length;
}

/** The best place that fits, odd ones last. */
function bestOf(
  map: DungeonMap,
  hand: InHand,
  places: readonly Box[],
  price: (box: Box) => number,
): Position | null {
  const priced = places.map((box) => ({
    at: box.at,
    odd: oddness(map, hand, box),
    cost: price(box),
  }));
  priced.sort((a, b) => a.odd - b.odd || a.cost - b.cost);
  return priced.find(({ at }) => fits(map, hand, at))?.at ?? null;
}

/**
 * Where a piece lies when a zone is tapped: with its corner there if it fits so, otherwise pushed
 * as little as possible, but always on the tapped zone.
 */
export function snapped(map: DungeonMap | null, hand: InHand, zone: Position): Position {
  const size = sizeInHand(hand.piece, hand.turn);
  const around = zonesWithin([zone[0] - size[0] + 1, zone[1] - size[1] + 1], size);
  const places = around.map((at) => ({ at, size }));
  return bestOf(map ?? EMPTY_MAP, hand, places, ({ at }) => apart(at, zone)) ?? zone;
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

/** Places a piece may mean: beside others, on bare trays; a bridge needs something to span. */
function likelyPlaces(map: DungeonMap, hand: InHand): readonly Box[] {
  const pieces = mapPieces(map);
  const size = sizeInHand(hand.piece, hand.turn);
  const spans = (odd: number) => hand.piece.kind !== 'bridge' || odd < size[0] * size[1];
  return placesAround(pieces, size).filter((box) => {
    const odd = oddness(map, hand, box);
    return odd < 0 || (spans(odd) && pieces.some((other) => touches(box, other)));
  });
}

/** Where the next piece most likely goes: onto a bare tray, else beside the piece laid last. */
export function suggested(map: DungeonMap | null, hand: InHand): Position | null {
  const pieces = map === null ? [] : mapPieces(map);
  const last = [...(map?.sheets ?? []), ...(map?.trays ?? [])].at(-1)?.id;
  const near = pieces.find(({ id }) => id === last) ?? pieces[0];
  if (map === null || near === undefined) return hand.piece.kind === 'bridge' ? null : [0, 0];
  return bestOf(map, hand, likelyPlaces(map, hand), (box) => apart(middle(box), middle(near)));
}

/** The place nearest to a zone where it does not fit; null: there is none. */
export const nearestTo = (map: DungeonMap, hand: InHand, zone: Position): Position | null =>
  bestOf(map, hand, likelyPlaces(map, hand), ({ at }) => apart(at, zone));

/** Every place a bridge fits, from the upper left on; other pieces fit nearly everywhere. */
export function bridgePlaces(map: DungeonMap | null, hand: InHand): readonly Position[] {
  if (map === null || hand.piece.kind !== 'bridge') return [];
  return likelyPlaces(map, hand)
    .map(({ at }) => at)
    .filter((at) => fits(map, hand, at))
    .sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}

const LONGEST_BRIDGE = 6;

/** A bridge that fits nowhere as it is: turned or of another length it may; null: not even so. */
export function otherBridge(map: DungeonMap | null, hand: InHand): InHand | null {
  const { piece } = hand;
  if (piece.kind !== 'bridge') return null;
  const across: QuarterTurns = hand.turn % 2 === 0 ? 1 : 0;
  const lengths = Array.from({ length: LONGEST_BRIDGE }, (_, index) => index + 1);
  const nearest = lengths.sort((a, b) => Math.abs(a - piece.zones) - Math.abs(b - piece.zones));
  const others = nearest.flatMap((zones) =>
    [hand.turn, across].map((turn): InHand => ({ piece: { ...piece, zones }, turn })),
  );
  return others.find((other) => bridgePlaces(map, other).length > 0) ?? null;
}
