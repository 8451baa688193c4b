import {
  SHEET_ZONES,
  TRAY_LEVELS,
  turnedSize,
  type DungeonMap,
  type Position,
  type QuarterTurns,
  type SheetSize,
  type TrayNumber,
  type ZoneSize,
} from '@/src/rules';

/** Anything that lies on the grid of zones, told alike. */
export interface MapPieceRef {
  readonly id: string;
  readonly kind: 'sheet' | 'tray' | 'bridge';
  readonly name: string;
  /** Of a sheet. */
  readonly sheetSize: SheetSize | null;
  readonly at: Position;
  /** As it lies, in zones. */
  readonly size: ZoneSize;
  readonly turn: QuarterTurns;
}

/** Unturned. */
export const trayZones = (tray: TrayNumber): ZoneSize => [
  TRAY_LEVELS[tray][0]?.length ?? 0,
  TRAY_LEVELS[tray].length,
];

/** Trays first: sheets and bridges lie on them. */
export const mapPieces = ({ sheets, trays, bridges }: DungeonMap): readonly MapPieceRef[] => [
  ...trays.map(({ id, tray, at, turn }) => ({
    id,
    at,
    turn,
    kind: 'tray' as const,
    name: String(tray),
    sheetSize: null,
    size: turnedSize(trayZones(tray), turn),
  })),
  ...sheets.map(({ id, name, size, at, turn }) => ({
    id,
    name,
    at,
    turn,
    kind: 'sheet' as const,
    sheetSize: size,
    size: turnedSize(SHEET_ZONES[size], turn),
  })),
  ...bridges.map(({ id, name, at, size }) => ({
    id,
    name,
    at,
    size,
    kind: 'bridge' as const,
    sheetSize: null,
    turn: 0 as const,
  })),
];

export const pieceIn = (map: DungeonMap | null, id: string): MapPieceRef | undefined =>
  map === null ? undefined : mapPieces(map).find((piece) => piece.id === id);

export const covers = ({ at, size }: Pick<MapPieceRef, 'at' | 'size'>, [x, y]: Position): boolean =>
  x >= at[0] && y >= at[1] && x < at[0] + size[0] && y < at[1] + size[1];
