import {
  createBoard,
  spreadDarkness,
  type Board,
  type BoardDraft,
  type DarknessHero,
  type Position,
} from '@/src/rules';
import { flooder } from './monster-turn';
import { TILE_SHAPES } from '@/src/content/drunagor/tile-shapes';

/** Boards as [width, height]; the aim is set for the two largest. */
const SIZES = [
  [10, 6],
  [20, 12],
  [30, 20],
  [60, 40],
] as const;
const CASES = 60;
const ROUNDS = 15;

interface Case {
  readonly board: Board;
  readonly heroes: readonly DarknessHero[];
  readonly tile: readonly Position[];
}

/** The same boards in every run. */
export const seeded = (seed: number) => {
  let state = seed;
  return (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
};

type Chance = ReturnType<typeof seeded>;

/** Halls with some holes, steps and spawn points, and darkness that has spread for a while. */
const drawBoard = (chance: Chance, width: number, height: number): BoardDraft => {
  const row = (mark: (x: number) => string) => Array.from({ length: width }, (_, x) => mark(x));
  const zoneLevels = Array.from({ length: width * height }, () => Math.max(0, chance(8) - 5));
  const terrain = Array.from({ length: height }, () =>
    row(() => (chance(12) === 0 ? ' ' : chance(80) === 0 ? '*' : '.')).join(''),
  );
  const levels = Array.from({ length: height }, (_, y) =>
    row((x) => String(zoneLevels[(y >> 1) * width + (x >> 1)])).join(''),
  );
  return { terrain, levels, darkness: spreadBlobs(chance, terrain, width * height) };
};

/** Patches of darkness covering about an eighth of the board. */
const spreadBlobs = (chance: Chance, terrain: readonly string[], size: number): Position[] => {
  const dark: Position[] = [];
  for (let patch = 0; patch < Math.ceil(size / 80); patch++) {
    let x = chance(terrain[0]?.length ?? 1);
    let y = chance(terrain.length);
    for (let step = 0; step < 14; step++) {
      if ((terrain[y]?.[x] ?? ' ') !== ' ') dark.push([x, y]);
      if (chance(2) === 0) x += chance(3) - 1;
      else y += chance(3) - 1;
    }
  }
  return dark;
};

export const drawCase = (chance: Chance, width: number, height: number): Case => {
  const made = createBoard(drawBoard(chance, width, height));
  if (!made.ok) throw new Error(made.error.code);
  const board = made.value;
  const heroes = Array.from({ length: 4 }, (_, order): DarknessHero => {
    const field = chance(board.count);
    const at: Position = [board.x[field] ?? 0, board.y[field] ?? 0];
    return { id: `hero-${order}`, at, hp: 4 + chance(8), order };
  });
  const tile = TILE_SHAPES[chance(TILE_SHAPES.length)]?.cells ?? [[0, 0]];
  return { board, heroes, tile };
};

/** The baseline: one flood from the first field. */
const floodOf = (board: Board) => {
  const flood = flooder(board);
  return () => flood(0);
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Microseconds, the median of several rounds. */
const timeOf = (run: () => unknown): number =>
  median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      run();
      return (performance.now() - start) * 1000;
    }),
  );

const round = (value: number): number => Math.round(value * 10) / 10;

const benchSize = (width: number, height: number) => {
  const chance = seeded(width * height);
  const cases = Array.from({ length: CASES }, () => drawCase(chance, width, height));
  const times = cases.map((one) => ({
    spread: timeOf(() => spreadDarkness(one.board, one.heroes, one.tile)),
    flood: timeOf(floodOf(one.board)),
    outcome: spreadDarkness(one.board, one.heroes, one.tile),
  }));
  const ratios = times.map(({ spread, flood: base }) => spread / base);
  return {
    fields: width * height,
    medianMicroseconds: round(median(times.map((time) => time.spread))),
    floodMicroseconds: round(median(times.map((time) => time.flood))),
    medianRatio: round(median(ratios)),
    worstRatio: round(Math.max(...ratios)),
    broken: times.filter(({ outcome }) => outcome.result === 'broken').length,
    mostOptions: Math.max(...times.map(({ outcome }) => outcome.options.length)),
  };
};

/** Darkness against a flood over the same fields, in one run because machines are noisy. */
export const benchDarkness = () => {
  benchSize(20, 12);
  return { cases: CASES, sizes: SIZES.map(([width, height]) => benchSize(width, height)) };
};
