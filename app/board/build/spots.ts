import {
  SHEET_ZONES,
  turnedSize,
  zonesWithin,
  type DungeonMap,
  type Position,
  type QuarterTurns,
  type ZoneSize,
} from '../../../src/rules';
import type { Piece } from '../desk/hand';
import { covers, piecesOf, trayZones, type MapPieceRef } from '../picture/pieces';

type Box = Pick<MapPieceRef, 'at' | 'size'>;

const flatSize = (piece: Piece): ZoneSize => {
  switch (piece.kind) {
    case 'sheet':
      return SHEET_ZONES[piece.size];
    case 'tray':
      return trayZones(piece.tray);
    case 'bridge':
      return [piece.zones, 1];
  }
};

/** As it would lie, in zones. */
export const sizeInHand = (piece: Piece, turn: QuarterTurns): ZoneSize =>
  turnedSize(flatSize(piece), turn);

const zonesIn = ({ at, size }: Box): readonly Position[] => zonesWithin(at, size);

const anyCovers = (boxes: readonly Box[], zone: Position): boolean =>
  boxes.some((box) => covers(box, zone));

/** What lies there already, told by layer: sheets lie on the table or on trays. */
function layersOf(map: DungeonMap) {
  const pieces = piecesOf(map);
  const raised = new Set(map.sheets.filter((sheet) => sheet.raised).map(({ id }) => id));
  const sheets = pieces.filter(({ kind }) => kind === 'sheet');
  return {
    pieces,
    trays: pieces.filter(({ kind }) => kind === 'tray'),
    bridges: pieces.filter(({ kind }) => kind === 'bridge'),
    high: sheets.filter(({ id }) => raised.has(id)),
    low: sheets.filter(({ id }) => !raised.has(id)),
  };
}

type Layers = ReturnType<typeof layersOf>;

const onTrays = ({ trays }: Layers, box: Box): boolean =>
  zonesIn(box).every((zone) => anyCovers(trays, zone));

/** The two zones beyond the ends of a bridge; a square one may lie either way. */
const endsOf = ({ at: [x, y], size: [width, height] }: Box): readonly (readonly Position[])[] => [
  ...(width >= height ? [[[x - 1, y] as const, [x + width, y] as const]] : []),
  ...(height >= width ? [[[x, y - 1] as const, [x, y + height] as const]] : []),
];

/** A guess for the preview; the rules have the last word when it is laid. */
function fitsIn(layers: Layers, piece: Piece, box: Box): boolean {
  const free = (boxes: readonly Box[]) => !zonesIn(box).some((zone) => anyCovers(boxes, zone));
  switch (piece.kind) {
    case 'sheet':
      return onTrays(layers, box) ? free(layers.high) : free(layers.low);
    case 'tray':
      return free(layers.trays);
    case 'bridge':
      return (
        free(layers.bridges) &&
        endsOf(box).some((ends) => ends.every((zone) => anyCovers(layers.trays, zone)))
      );
  }
}

export const fits = (map: DungeonMap | null, piece: Piece, box: Box): boolean =>
  map === null ? piece.kind !== 'bridge' : fitsIn(layersOf(map), piece, box);

const apart = (from: Position, to: Position): number =>
  Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);

/**
 * Where a piece lies when a zone is tapped: with its corner there if it fits so, otherwise pushed
 * as little as possible, but always on the tapped zone.
 */
export function snapped(
  map: DungeonMap | null,
  piece: Piece,
  size: ZoneSize,
  zone: Position,
): Position {
  if (map === null) return zone;
  const layers = layersOf(map);
  const around = zonesIn({ at: [zone[0] - size[0] + 1, zone[1] - size[1] + 1], size });
  const best = [...around]
    .sort((a, b) => apart(a, zone) - apart(b, zone))
    .find((at) => fitsIn(layers, piece, { at, size }));
  return best ?? zone;
}

const touches = (box: Box, other: Box): boolean => {
  const [x, y] = box.at;
  const [width, height] = box.size;
  const beside: Box = { at: [x - 1, y], size: [width + 2, height] };
  const below: Box = { at: [x, y - 1], size: [width, height + 2] };
  return zonesIn(other).some((zone) => covers(beside, zone) || covers(below, zone));
};

const middle = ({ at, size }: Box): Position => [at[0] + size[0] / 2, at[1] + size[1] / 2];

/** Where the next piece most likely goes: onto a bare tray, else beside the piece laid last. */
export function suggested(map: DungeonMap | null, piece: Piece, size: ZoneSize): Position | null {
  if (map === null) return piece.kind === 'bridge' ? null : [0, 0];
  const layers = layersOf(map);
  const last = [...map.sheets, ...map.trays].at(-1)?.id;
  const near = layers.pieces.find(({ id }) => id === last) ?? layers.pieces[0];
  if (near === undefined) return [0, 0];
  const spots = layers.pieces.flatMap((other) =>
    zonesIn({
      at: [other.at[0] - size[0], other.at[1] - size[1]],
      size: [other.size[0] + size[0] + 1, other.size[1] + size[1] + 1],
    }).map((at) => ({ at, size })),
  );
  const price = (box: Box): number =>
    apart(middle(box), middle(near)) + (piece.kind === 'sheet' && onTrays(layers, box) ? -1000 : 0);
  const good = spots.filter(
    (box) =>
      fitsIn(layers, piece, box) &&
      (piece.kind === 'bridge' ||
        onTrays(layers, box) ||
        layers.pieces.some((other) => touches(box, other))),
  );
  return good.sort((a, b) => price(a) - price(b))[0]?.at ?? null;
}
