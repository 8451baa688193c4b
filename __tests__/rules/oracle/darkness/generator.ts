import type { BoardInput, BridgeInput, Cell, DarknessCase, HeroInput } from './case';
import { plantedCase } from './planted';
import { randomFrom, type Random } from './random';
import { randomTile } from './shapes';

/** What a board is made like; shares are chances per field. */
interface Recipe {
  readonly size: readonly [number, number];
  readonly holes: number;
  readonly wall: number;
  readonly levels: readonly [number, ...number[]];
  readonly spawn: number;
  readonly tokens: readonly [number, number];
  readonly printed: number;
  readonly hazards: number;
  readonly blocked: number;
  readonly bridges: number;
  readonly heroes: readonly [number, number];
  readonly heroesOnDark: number;
  /** Chance that darkness is a line at a side of the board instead of scattered. */
  readonly rim: number;
  /** Chance that tokens lie on ground of level 0 only, so that rises matter. */
  readonly low: number;
}

const plain: Recipe = {
  size: [3, 7],
  holes: 0.15,
  wall: 0,
  levels: [0],
  spawn: 0.03,
  tokens: [0, 3],
  printed: 0.02,
  hazards: 0.1,
  blocked: 0.06,
  bridges: 0,
  heroes: [1, 4],
  heroesOnDark: 0.1,
  rim: 0.2,
  low: 0.3,
};

/** Each recipe with its weight: together they make every rule decide often enough. */
const RECIPES: readonly (readonly [number, Recipe])[] = [
  [12, plain],
  [8, { ...plain, size: [3, 6], levels: [0, 1, 2] }],
  [18, { ...plain, size: [3, 6], levels: [0, 2, 2], spawn: 0.02, tokens: [1, 3], low: 0 }],
  [8, { ...plain, size: [3, 5], levels: [0, 2], spawn: 0.15, tokens: [1, 3], low: 1 }],
  [8, { ...plain, size: [3, 6], holes: 0.4, levels: [0, 0, 1, 2], tokens: [1, 3] }],
  [7, { ...plain, size: [4, 7], holes: 0.3, wall: 0.9, levels: [0, 0, 2] }],
  [
    14,
    { ...plain, size: [4, 6], wall: 1, levels: [0, 1, 2, 2], tokens: [2, 4], spawn: 0.1, low: 1 },
  ],
  [8, { ...plain, size: [3, 5], heroes: [3, 5], tokens: [1, 2], levels: [0, 0, 1] }],
  [8, { ...plain, size: [3, 5], holes: 0.3, bridges: 1, spawn: 0.1, printed: 0.08 }],
  [
    18,
    { ...plain, size: [2, 4], holes: 0.55, bridges: 1, spawn: 0.08, printed: 0.1, levels: [0, 1] },
  ],
  [8, { ...plain, size: [3, 6], levels: [0, 0, 1, 2], bridges: 1, spawn: 0.08, printed: 0.06 }],
  [6, { ...plain, size: [2, 5], heroesOnDark: 1, tokens: [2, 4], levels: [0, 1, 2] }],
  [5, { ...plain, size: [2, 5], spawn: 0, tokens: [0, 0], printed: 0 }],
  [2, { ...plain, size: [2, 4], holes: 0.6, spawn: 0, tokens: [1, 2], levels: [0, 0, 2] }],
  [2, { ...plain, size: [7, 8], levels: [0, 0, 1, 2], bridges: 0.5 }],
];

function recipe(random: Random): Recipe {
  const total = RECIPES.reduce((sum, [weight]) => sum + weight, 0);
  let left = random.between(1, total);
  for (const [weight, candidate] of RECIPES) {
    left -= weight;
    if (left <= 0) return candidate;
  }
  return plain;
}

function randomTerrain(random: Random, r: Recipe): string[] {
  const [width, height] = [random.between(...r.size), random.between(...r.size)];
  const gap = random.chance(r.wall) ? random.between(1, width - 2) : -1;
  const mark = (x: number): string => {
    if (x === gap && !random.chance(0.1)) return ' ';
    if (random.chance(r.holes)) return ' ';
    if (random.chance(r.spawn)) return '*';
    if (random.chance(r.printed)) return 'D';
    if (random.chance(r.blocked)) return '#';
    return random.chance(r.hazards) ? random.pick(['~', 'L', 'M', 'S']) : '.';
  };
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, (_, x) => mark(x)).join(''),
  );
  const ragged = random.chance(0.2);
  return random.chance(0.5) ? rows : rows.map((row) => (ragged ? row.trimEnd() : row));
}

/** One level a zone, as G1 asks. */
function randomLevels(random: Random, r: Recipe, terrain: readonly string[]): string[] {
  const zones = new Map<string, number>();
  const levelAt = (x: number, y: number): number => {
    const zone = `${x >> 1},${y >> 1}`;
    const level = zones.get(zone) ?? random.pick(r.levels);
    zones.set(zone, level);
    return level;
  };
  return terrain.map((row, y) => [...row].map((_, x) => levelAt(x, y)).join(''));
}

/** A bridge lies above what is below it (now and then not: input may say so); it may reach beyond. */
function randomBridge(random: Random, terrain: readonly string[], levels: readonly string[]) {
  const width = Math.max(1, ...terrain.map((row) => row.length));
  const [across, along] = [random.between(1, 2), random.between(1, 4)];
  const size: Cell = random.chance(0.5) ? [across, along] : [along, across];
  const at: Cell = [random.between(0, width - 1), random.between(0, terrain.length - 1)];
  let ground = 0;
  for (const [x, y] of cellsOf({ at, size, level: 0 })) {
    if ((terrain[y]?.[x] ?? ' ') !== ' ') ground = Math.max(ground, Number(levels[y]?.[x] ?? '0'));
  }
  if (random.chance(0.1)) return { at, size, level: random.between(0, 2) };
  if (ground === 2) return undefined;
  return { at, size, level: random.between(ground + 1, 2) };
}

function cellsOf({ at, size }: BridgeInput): Cell[] {
  const cells: Cell[] = [];
  for (let y = at[1]; y < at[1] + size[1]; y += 1) {
    for (let x = at[0]; x < at[0] + size[0]; x += 1) cells.push([x, y]);
  }
  return cells;
}

const key = ([x, y]: Cell): string => `${x},${y}`;

function randomBridges(
  random: Random,
  r: Recipe,
  terrain: readonly string[],
  levels: readonly string[],
): BridgeInput[] {
  const bridges: BridgeInput[] = [];
  const taken = new Set<string>();
  const wanted = random.chance(r.bridges) ? random.between(1, 2) : 0;
  for (let tries = 0; tries < 4 && bridges.length < wanted; tries += 1) {
    const bridge = randomBridge(random, terrain, levels);
    if (bridge === undefined) continue;
    const cells = cellsOf(bridge).map(key);
    if (cells.some((cell) => taken.has(cell))) continue;
    cells.forEach((cell) => taken.add(cell));
    bridges.push(bridge);
  }
  return bridges;
}

function allCells(terrain: readonly string[], bridges: readonly BridgeInput[]): Cell[] {
  const found = new Map<string, Cell>();
  terrain.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      if (mark !== ' ') found.set(key([x, y]), [x, y]);
    }),
  );
  for (const bridge of bridges) for (const cell of cellsOf(bridge)) found.set(key(cell), cell);
  return [...found.values()];
}

function randomTokens(random: Random, r: Recipe, cells: readonly Cell[]): Cell[] {
  const count = random.between(...r.tokens);
  const mixed = random.shuffled(cells);
  const sorted = random.chance(r.rim) ? mixed.sort((a, b) => a[0] - b[0]) : mixed;
  const tokens = sorted.slice(0, count);
  return random.chance(0.03) && tokens[0] ? [...tokens, tokens[0]] : tokens;
}

function randomHeroes(
  random: Random,
  r: Recipe,
  stand: { readonly light: readonly Cell[]; readonly dark: readonly Cell[] },
): HeroInput[] {
  const light = random.shuffled(stand.light);
  const dark = random.shuffled(stand.dark);
  const count = random.between(...r.heroes);
  const orders = random.shuffled([1, 2, 3, 5, 8]);
  const close = random.chance(0.5);
  const heroes: HeroInput[] = [];
  for (let n = 0; n < count; n += 1) {
    const at = random.chance(r.heroesOnDark) || light.length === 0 ? dark.pop() : light.pop();
    if (at === undefined) continue;
    const hp = close ? random.between(2, 3) : random.between(0, 12);
    const hidden = random.chance(0.25) ? { hidden: true } : {};
    const unconscious = random.chance(0.2) ? { unconscious: true } : {};
    heroes.push({ id: `h${n}`, at, hp, order: orders[n] ?? n, ...hidden, ...unconscious });
  }
  return heroes;
}

function randomCase(random: Random): DarknessCase | undefined {
  const r = recipe(random);
  const terrain = randomTerrain(random, r);
  const levels = randomLevels(random, r, terrain);
  const bridges = randomBridges(random, r, terrain, levels);
  const cells = allCells(terrain, bridges);
  const bridged = new Set(bridges.flatMap(cellsOf).map(key));
  const low = cells.filter(([x, y]) => !bridged.has(key([x, y])) && levels[y]?.[x] === '0');
  const darkness = randomTokens(random, r, random.chance(r.low) ? low : cells);
  const tokens = new Set(darkness.map(key));
  const ground = ([x, y]: Cell): string =>
    bridged.has(key([x, y])) ? '.' : (terrain[y]?.[x] ?? ' ');
  const standable = cells.filter((cell) => ground(cell) !== '#');
  const isDark = (cell: Cell): boolean => tokens.has(key(cell)) || ground(cell) === 'D';
  const heroes = randomHeroes(random, r, {
    light: standable.filter((cell) => !isDark(cell)),
    dark: standable.filter(isDark),
  });
  if (heroes.length === 0) return undefined;
  const board: BoardInput = {
    terrain,
    ...(levels.some((row) => /[12]/.test(row)) || random.chance(0.3) ? { levels } : {}),
    ...(darkness.length > 0 ? { darkness } : {}),
    ...(bridges.length > 0 ? { bridges } : {}),
  };
  return { op: 'darkness', board, heroes, tile: randomTile(random) };
}

/** The board of a seed: always the same, always valid input. */
export function generateDarkness(seed: number): DarknessCase {
  const random = randomFrom(seed);
  for (;;) {
    const found = random.chance(0.14) ? plantedCase(random) : randomCase(random);
    if (found !== undefined) return found;
  }
}
