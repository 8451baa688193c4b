import {
  TRAY_LEVELS,
  type BoardDraft,
  type DungeonMap,
  type PlacedBridge,
  type PlacedSheet,
  type PlacedTray,
  type Position,
} from '@/src/rules';

/** A board of the generators, as far as sheets and trays can show it, and the map that does. */
export interface Ground {
  readonly draft: BoardDraft;
  readonly map: DungeonMap;
  /** Map = board + offset. */
  readonly offset: Position;
}

interface Wanted {
  readonly terrain: readonly string[];
  readonly darkness?: readonly (readonly [number, number])[];
  readonly bridges?: readonly {
    readonly at: readonly [number, number];
    readonly size: readonly [number, number];
    readonly level: number;
  }[];
}

/** Sheets of size E, two by three zones. */
const [WIDE, HIGH] = [4, 6];

const KINDS = [null, null, 1, 2] as const;

/** Which tray lies below a sheet: by the seed, the same for both sides of the comparison. */
const trayBelow = (seed: number, column: number, row: number) =>
  KINDS[(seed * 7 + column * 5 + row * 3) % KINDS.length] ?? null;

const levelAt = (seed: number, x: number, y: number): number => {
  const tray = trayBelow(seed, Math.floor(x / WIDE), Math.floor(y / HIGH));
  if (tray === null) return 0;
  return Number(TRAY_LEVELS[tray][Math.floor((y % HIGH) / 2)]?.[Math.floor((x % WIDE) / 2)] ?? 0);
};

const rows = (width: number, height: number, letter: (x: number, y: number) => string) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => letter(x, y)).join(''),
  );

type Bridge = NonNullable<Wanted['bridges']>[number];

const isEven = (value: number): boolean => value % 2 === 0;

/** Only those that lie on zones, inside, and above everything below them. */
const fits = (
  seed: number,
  width: number,
  height: number,
  { at, size, level }: Bridge,
): boolean => {
  const [x, y] = at;
  const [w, h] = size;
  if (![x, y, w, h].every(isEven) || x + w > width || y + h > height || level < 1) return false;
  for (let j = y; j < y + h; j += 1) {
    for (let i = x; i < x + w; i += 1) if (levelAt(seed, i, j) >= level) return false;
  }
  return true;
};

/** Gaps become blocked fields; where somebody stands the ground is plain. */
export function groundFor(seed: number, wanted: Wanted, stood: readonly Position[]): Ground {
  const right = [...wanted.terrain.map((row) => row.length), ...stood.map(([x]) => x + 1)];
  const bottom = [wanted.terrain.length, ...stood.map(([, y]) => y + 1)];
  const across = Math.ceil(Math.max(1, ...right) / WIDE);
  const down = Math.ceil(Math.max(1, ...bottom) / HIGH);
  const [width, height] = [across * WIDE, down * HIGH];
  const held = new Set(stood.map(String));
  const terrain = rows(width, height, (x, y) => {
    const letter = wanted.terrain[y]?.[x] ?? ' ';
    if (letter === ' ' || letter === '#') return held.has(`${x},${y}`) ? '.' : '#';
    return letter;
  });
  const bridges = (wanted.bridges ?? []).filter((bridge) => fits(seed, width, height, bridge));
  const darkness = (wanted.darkness ?? []).filter(([x, y]) => x < width && y < height);
  const offset: Position = [((seed % 9) - 4) * 2, ((seed % 5) - 3) * 2];
  const levels = rows(width, height, (x, y) => String(levelAt(seed, x, y)));
  return {
    draft: { terrain, levels, bridges, darkness },
    map: mapOf(seed, { terrain, bridges, darkness }, offset),
    offset,
  };
}

function mapOf(seed: number, ground: Required<Wanted>, offset: Position): DungeonMap {
  const { terrain, bridges, darkness } = ground;
  const sheets: PlacedSheet[] = [];
  const trays: PlacedTray[] = [];
  for (let row = 0; row * HIGH < terrain.length; row += 1) {
    for (let column = 0; column * WIDE < (terrain[0]?.length ?? 0); column += 1) {
      const at: Position = [offset[0] / 2 + column * 2, offset[1] / 2 + row * 3];
      const tray = trayBelow(seed, column, row);
      const id = `${column}-${row}`;
      const print = rows(WIDE, HIGH, (x, y) => terrain[row * HIGH + y]?.[column * WIDE + x] ?? '.');
      const raised = tray !== null;
      sheets.push({ id: `sheet-${id}`, name: '', size: 'E', at, turn: 0, raised, print });
      if (tray !== null) trays.push({ id: `tray-${id}`, tray, at, turn: 0 });
    }
  }
  return {
    sheets,
    trays,
    objects: [],
    bridges: bridges.map((bridge, index): PlacedBridge => ({
      id: `bridge-${index}`,
      name: '',
      at: [(bridge.at[0] + offset[0]) / 2, (bridge.at[1] + offset[1]) / 2],
      size: [bridge.size[0] / 2, bridge.size[1] / 2],
      level: bridge.level === 1 ? 1 : 2,
      print: rows(bridge.size[0], bridge.size[1], () => '.'),
    })),
    darkness: darkness.map(([x, y], index) => ({
      id: `dark-${index}`,
      cells: [{ at: [x + offset[0], y + offset[1]], below: false }],
    })),
  };
}
