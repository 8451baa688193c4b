import type {
  DungeonMap,
  PlacedBridge,
  PlacedSheet,
  PlacedTray,
  Position,
  QuarterTurns,
} from '@/src/rules';

/** One field, worked out from the pieces for itself alone: slow, and nothing shared with the core. */
export interface TwinField {
  readonly letter: string;
  readonly level: number;
  readonly dark: boolean;
}

export interface TwinPlace {
  /** Where figures stand. */
  readonly top: TwinField | null;
  /** Below a bridge. */
  readonly below: TwinField | null;
}

/** The place on the unturned thing of w × h that is now at (x, y). */
function unturned(x: number, y: number, w: number, h: number, turn: QuarterTurns): Position {
  if (turn === 0) return [x, y];
  if (turn === 1) return [y, h - 1 - x];
  if (turn === 2) return [w - 1 - x, h - 1 - y];
  return [w - 1 - y, x];
}

const inside = (x: number, y: number, w: number, h: number): boolean =>
  x >= 0 && y >= 0 && x < w && y < h;

const SIZES = { B: [2, 4], C: [4, 4], E: [4, 6] } as const;

function onSheet(sheet: PlacedSheet, [x, y]: Position): string | null {
  const [w, h] = SIZES[sheet.size];
  const [u, v] = unturned(x - sheet.at[0] * 2, y - sheet.at[1] * 2, w, h, sheet.turn);
  return inside(u, v, w, h) ? (sheet.print[v]?.[u] ?? null) : null;
}

/** Fields of a tray, unturned: tray 2 is higher in its upper two rows. */
function onTray(tray: PlacedTray, [x, y]: Position): number {
  const [w, h] = tray.tray === 3 ? [6, 8] : [4, 6];
  const [u, v] = unturned(x - tray.at[0] * 2, y - tray.at[1] * 2, w, h, tray.turn);
  if (!inside(u, v, w, h)) return 0;
  return tray.tray === 2 && v < 2 ? 2 : 1;
}

function onBridge(bridge: PlacedBridge, [x, y]: Position): string | null {
  const [u, v] = [x - bridge.at[0] * 2, y - bridge.at[1] * 2];
  const [w, h] = [bridge.size[0] * 2, bridge.size[1] * 2];
  return inside(u, v, w, h) ? (bridge.print[v]?.[u] ?? null) : null;
}

const isDark = (map: DungeonMap, [x, y]: Position, below: boolean): boolean =>
  map.darkness.some(({ cells }) =>
    cells.some((cell) => cell.at[0] === x && cell.at[1] === y && cell.below === below),
  );

function groundOf(map: DungeonMap, at: Position): { letter: string; level: number } | null {
  const level = Math.max(0, ...map.trays.map((tray) => onTray(tray, at)));
  const wanted = map.sheets.filter(({ raised }) => raised === level > 0);
  const letter = wanted.map((sheet) => onSheet(sheet, at)).find((found) => found !== null);
  return letter === undefined || letter === null ? null : { letter, level };
}

export function twinAt(map: DungeonMap, at: Position): TwinPlace {
  const ground = groundOf(map, at);
  const bridge = map.bridges.find((one) => onBridge(one, at) !== null);
  if (!bridge) return { top: ground && { ...ground, dark: isDark(map, at, false) }, below: null };
  const rests = map.trays.some((tray) => onTray(tray, at) === bridge.level);
  return {
    top: {
      letter: onBridge(bridge, at) ?? '',
      level: bridge.level,
      dark: isDark(map, at, false),
    },
    below: rests || !ground ? null : { ...ground, dark: isDark(map, at, true) },
  };
}
