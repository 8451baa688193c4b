import { levelsJoined } from './bridges';
import { keyOf, layersOf, type ZoneLayers } from './layers';
import {
  FARTHEST_FIELD,
  LONGEST_BRIDGE,
  MAX_PIECES,
  QUARTER_TURNS,
  SHEET_SIZES,
  TERRAIN_LETTERS,
  TRAY_NUMBERS,
  type DungeonMap,
  type MapPiece,
  type Print,
} from './map';
import { piecesOf, pieceAt, pieceSize, pieceZones, sheetSize, ZONE } from './pieces';

export type PieceFault =
  | { readonly code: 'pieces-overlap' }
  | { readonly code: 'tray-overlap' }
  | { readonly code: 'not-on-tray' }
  | { readonly code: 'bridge-over-nothing' }
  | { readonly code: 'off-the-map' }
  | { readonly code: 'too-many-pieces'; readonly most: number }
  | { readonly code: 'bad-print' }
  | { readonly code: 'bad-map' };

const LETTERS: ReadonlySet<string> = new Set(TERRAIN_LETTERS);

/** As many rows and letters as the piece has fields. */
export const isPrint = (print: Print, [width, height]: readonly [number, number]): boolean =>
  print.length === height * ZONE &&
  print.every((row) => row.length === width * ZONE && [...row].every((one) => LETTERS.has(one)));

const isKnown = <Item>(known: readonly Item[], value: Item): boolean => known.includes(value);
const isLength = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= LONGEST_BRIDGE;

/** Values from outside: a link, a file, another program. */
function formFault(piece: MapPiece): PieceFault | undefined {
  switch (piece.kind) {
    case 'sheet': {
      const { size, turn, print } = piece.sheet;
      if (!isKnown(SHEET_SIZES, size) || !isKnown(QUARTER_TURNS, turn)) return { code: 'bad-map' };
      return isPrint(print, sheetSize(size, 0)) ? undefined : { code: 'bad-print' };
    }
    case 'tray': {
      const { tray, turn } = piece.tray;
      const known = isKnown(TRAY_NUMBERS, tray) && isKnown(QUARTER_TURNS, turn);
      return known ? undefined : { code: 'bad-map' };
    }
    case 'bridge': {
      const { size, level, print } = piece.bridge;
      if (!size.every(isLength) || !isKnown([1, 2], level)) return { code: 'bad-map' };
      return isPrint(print, size) ? undefined : { code: 'bad-print' };
    }
  }
}

const fits = (zone: number, length: number): boolean =>
  Number.isInteger(zone) &&
  zone * ZONE >= -FARTHEST_FIELD &&
  (zone + length) * ZONE <= FARTHEST_FIELD;

function placeFault(piece: MapPiece): PieceFault | undefined {
  const [x, y] = pieceAt(piece);
  const [width, height] = pieceSize(piece);
  return fits(x, width) && fits(y, height) ? undefined : { code: 'off-the-map' };
}

/** Sheets on the table, sheets on trays, trays and bridges each lie side by side. */
const layerName = (piece: MapPiece): string =>
  piece.kind === 'sheet' && piece.sheet.raised ? 'raised' : piece.kind;

function overlapFault(pieces: readonly MapPiece[]): PieceFault | undefined {
  const taken = new Set<string>();
  for (const piece of pieces) {
    for (const zone of pieceZones(piece)) {
      const key = `${layerName(piece)} ${keyOf(zone)}`;
      if (taken.has(key))
        return { code: piece.kind === 'tray' ? 'tray-overlap' : 'pieces-overlap' };
      taken.add(key);
    }
  }
  return undefined;
}

function supportFault(layers: ZoneLayers): PieceFault | undefined {
  for (const { tray = 0, raised, bridge } of layers.values()) {
    if (raised && tray === 0) return { code: 'not-on-tray' };
    if (bridge && tray > bridge.level) return { code: 'pieces-overlap' };
  }
  return undefined;
}

/** Whether the pieces of a map can lie together as they do; the first fault found. */
export function piecesFault(map: DungeonMap): PieceFault | undefined {
  const pieces = piecesOf(map);
  if (pieces.length > MAX_PIECES) return { code: 'too-many-pieces', most: MAX_PIECES };
  const own = pieces.map((piece) => formFault(piece) ?? placeFault(piece)).find(Boolean);
  const fault = own ?? overlapFault(pieces) ?? supportFault(layersOf(map));
  if (fault) return fault;
  return map.bridges.every((bridge) => levelsJoined(map, bridge).includes(bridge.level))
    ? undefined
    : { code: 'bridge-over-nothing' };
}
