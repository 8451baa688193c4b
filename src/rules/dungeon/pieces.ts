import type { Position } from '../base/position';
import {
  SHEET_ZONES,
  TRAY_LEVELS,
  type DungeonMap,
  type MapPiece,
  type PlacedBridge,
  type PlacedSheet,
  type PlacedTray,
  type Print,
  type QuarterTurns,
  type SheetSize,
  type ZoneSize,
} from './map';
import { turnRows } from './turn';

/** Fields of a zone in each direction (G1). */
export const ZONE = 2;

const swapped = ([width, height]: ZoneSize): ZoneSize => [height, width];

export const turnedSize = (size: ZoneSize, turn: QuarterTurns): ZoneSize =>
  turn % 2 === 0 ? size : swapped(size);

export const sheetSize = (size: SheetSize, turn: QuarterTurns): ZoneSize =>
  turnedSize(SHEET_ZONES[size], turn);

const lying = new WeakMap<PlacedSheet, Print>();

/** The terrain of a sheet as it lies; turned once for each sheet, it is asked for every field. */
export function sheetRows(sheet: PlacedSheet): Print {
  const rows = lying.get(sheet) ?? turnRows(sheet.print, sheet.turn);
  lying.set(sheet, rows);
  return rows;
}

/** The levels of a tray's zones as it lies. */
export const trayRows = ({ tray, turn }: PlacedTray): Print => turnRows(TRAY_LEVELS[tray], turn);

const rowsSize = (rows: Print): ZoneSize => [rows[0]?.length ?? 0, rows.length];

/** Width and height of a piece in zones, as it lies. */
export function pieceSize(piece: MapPiece): ZoneSize {
  switch (piece.kind) {
    case 'sheet':
      return sheetSize(piece.sheet.size, piece.sheet.turn);
    case 'tray':
      return rowsSize(trayRows(piece.tray));
    case 'bridge':
      return piece.bridge.size;
  }
}

export function pieceAt(piece: MapPiece): Position {
  switch (piece.kind) {
    case 'sheet':
      return piece.sheet.at;
    case 'tray':
      return piece.tray.at;
    case 'bridge':
      return piece.bridge.at;
  }
}

export const zonesWithin = ([x, y]: Position, [width, height]: ZoneSize): readonly Position[] =>
  Array.from({ length: width * height }, (_, index): Position => [
    x + (index % width),
    y + Math.floor(index / width),
  ]);

/** The zones a piece covers. */
export const pieceZones = (piece: MapPiece): readonly Position[] =>
  zonesWithin(pieceAt(piece), pieceSize(piece));

export const zoneOf = ([x, y]: Position): Position => [Math.floor(x / ZONE), Math.floor(y / ZONE)];

/** The four fields of a zone. */
export const fieldsOfZone = ([x, y]: Position): readonly Position[] =>
  zonesWithin([x * ZONE, y * ZONE], [ZONE, ZONE]);

/** What people call a sheet: what is printed on it; one nobody has named, by its size. */
export const sheetName = ({ name, size }: Pick<PlacedSheet, 'name' | 'size'>): string =>
  name === '' ? size : name;

export const asSheet = (sheet: PlacedSheet): MapPiece => ({ kind: 'sheet', sheet });
export const asTray = (tray: PlacedTray): MapPiece => ({ kind: 'tray', tray });
export const asBridge = (bridge: PlacedBridge): MapPiece => ({ kind: 'bridge', bridge });

export const piecesOf = ({ sheets, trays, bridges }: DungeonMap): readonly MapPiece[] => [
  ...trays.map(asTray),
  ...sheets.map(asSheet),
  ...bridges.map(asBridge),
];

export function pieceId(piece: MapPiece): string {
  switch (piece.kind) {
    case 'sheet':
      return piece.sheet.id;
    case 'tray':
      return piece.tray.id;
    case 'bridge':
      return piece.bridge.id;
  }
}

export const findPiece = (map: DungeonMap, id: string): MapPiece | undefined =>
  piecesOf(map).find((piece) => pieceId(piece) === id);
