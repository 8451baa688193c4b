import type { Position } from '../base/position';
import type { PlacedTiles } from '../darkness/placed-tiles';

/**
 * The dungeon as it lies on the table. Positions are absolute and may be negative, because sheets
 * are added in any direction. Sheets, trays and bridges lie on the grid of zones, figures and
 * objects on fields: field = zone * 2 + 0 or 1 (G1).
 */
export interface DungeonMap {
  readonly sheets: readonly PlacedSheet[];
  readonly trays: readonly PlacedTray[];
  readonly bridges: readonly PlacedBridge[];
  readonly objects: readonly MapObject[];
  readonly darkness: PlacedTiles;
}

export const EMPTY_MAP: DungeonMap = {
  sheets: [],
  trays: [],
  bridges: [],
  objects: [],
  darkness: [],
};

/** Clockwise. */
export const QUARTER_TURNS = [0, 1, 2, 3] as const;
export type QuarterTurns = (typeof QUARTER_TURNS)[number];

export const SHEET_SIZES = ['B', 'C', 'E'] as const;
export type SheetSize = (typeof SHEET_SIZES)[number];

/** Width and height in zones. */
export type ZoneSize = readonly [width: number, height: number];

/** Unturned. */
export const SHEET_ZONES: Readonly<Record<SheetSize, ZoneSize>> = {
  B: [1, 2],
  C: [2, 2],
  E: [2, 3],
};

/** What a field can be painted with; the letters of `docs/scenario-format.md`. */
export const TERRAIN_LETTERS = ['.', '~', 'L', 'M', 'S', 'D', '#', '*'] as const;
export type TerrainLetter = (typeof TERRAIN_LETTERS)[number];

/** Rows of letters, one for each field. */
export type Print = readonly string[];

export interface PlacedSheet {
  readonly id: string;
  /** As printed, such as `E4-F`; may be empty. */
  readonly name: string;
  readonly size: SheetSize;
  /** Its top left zone as it lies. */
  readonly at: Position;
  readonly turn: QuarterTurns;
  /** On trays: each zone has the tray's level there. Otherwise on the table, level 0. */
  readonly raised: boolean;
  /** Of the unturned sheet. */
  readonly print: Print;
}

export const TRAY_NUMBERS = [1, 2, 3] as const;
export type TrayNumber = (typeof TRAY_NUMBERS)[number];

/** A terrain tray. Without a sheet on it, it has no fields. */
export interface PlacedTray {
  readonly id: string;
  readonly tray: TrayNumber;
  readonly at: Position;
  readonly turn: QuarterTurns;
}

/** Levels by zone, unturned. */
export const TRAY_LEVELS: Readonly<Record<TrayNumber, readonly string[]>> = {
  1: ['11', '11', '11'],
  2: ['22', '11', '11'],
  3: ['111', '111', '111', '111'],
};

export type BridgeLevel = 1 | 2;

/** Lies on two trays or ends at them; what is below follows G6. */
export interface PlacedBridge {
  readonly id: string;
  /** As printed, such as `BR1`; may be empty. */
  readonly name: string;
  readonly at: Position;
  /** As it lies. */
  readonly size: ZoneSize;
  readonly level: BridgeLevel;
  /** As it lies. */
  readonly print: Print;
}

export const MAP_OBJECTS = [
  ...(['chest', 'interaction', 'door', 'npc', 'token', 'trap', 'loot'] as const),
] as const;
export type MapObjectKind = (typeof MAP_OBJECTS)[number];

export interface MapObject {
  readonly id: string;
  readonly kind: MapObjectKind;
  /** Its field. */
  readonly at: Position;
  /** A door's number, a trap's kind, an interaction's or NPC's name; may be empty. */
  readonly name: string;
  /** Of an interaction (V4). */
  readonly charges: number | null;
  /** V4: its options that were taken. */
  readonly taken?: readonly string[];
  /** A chest without a trap die (Z4). */
  readonly safe: boolean;
  /** O2: whether it is an obstacle. */
  readonly blocks: boolean;
}

/** O2: traps and loot are stepped on, a door stands between fields unless it is marked. */
export const blocksByItself = (kind: MapObjectKind): boolean =>
  kind !== 'trap' && kind !== 'loot' && kind !== 'door';

/** A thing lying on the grid of zones. */
export type MapPiece =
  | { readonly kind: 'sheet'; readonly sheet: PlacedSheet }
  | { readonly kind: 'tray'; readonly tray: PlacedTray }
  | { readonly kind: 'bridge'; readonly bridge: PlacedBridge };

/** No table is larger; a link or a file may not bring more either. */
export const FARTHEST_FIELD = 200;
export const MAX_PIECES = 200;
export const MAX_OBJECTS = 200;
export const MAX_DARK_CELLS = 1000;
/** Zones a bridge may be long or wide. */
export const LONGEST_BRIDGE = 12;
