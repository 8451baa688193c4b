import type { BridgeInput, Cell, DarknessCase, HeroInput } from './case';
import type { Random } from './random';
import { randomTile } from './shapes';
import { mirrored, turned } from './transform';

/**
 * Little scenes for sentences that random boards hardly ever touch. Marks: `?` anything, `o` a
 * field with a token, `h` a field where a hero may stand, `d` printed darkness or nothing special.
 */
interface Scene {
  readonly rows: readonly string[];
  readonly levels: readonly string[];
  readonly bridge?: BridgeInput;
}

const SCENES: readonly [Scene, ...Scene[]] = [
  // N7, order: the same two fields use up three singles in one order and two in the other.
  {
    rows: ['???? h', '?o.? h', '?o.? h', '???? ?'],
    levels: ['002200', '002200', '001100', '001100'],
  },
  {
    rows: ['?? ?? ', '?o.?  ', ' .*? h', '???? h'],
    levels: ['002200', '002200', '222200', '222200'],
  },
  // G6, touching: darkness below, the hero right above it or one field on.
  { rows: ['?d??', '?d? ', '??? '], levels: [], bridge: { at: [1, 0], size: [1, 2], level: 1 } },
  { rows: ['  dh', ' ?? '], levels: [], bridge: { at: [1, 0], size: [3, 1], level: 1 } },
  { rows: ['?dd?', ' ?? '], levels: [], bridge: { at: [1, 0], size: [2, 1], level: 2 } },
  // N4, down: a tile on low ground starts at darkness high above it.
  {
    rows: ['?o??', '?o? ', '....', '....', '..hh', '?.hh'],
    levels: ['2222', '2222', '0000', '0000', '0000', '0000'],
  },
  // N7, spawn points on high ground beside low darkness.
  { rows: ['?o*?', '?o.?', '?*.h', '??.h'], levels: ['0022', '0022', '0022', '0022'] },
];

function markOf(mark: string, random: Random): string {
  switch (mark) {
    case '?':
      return random.chance(0.5) ? ' ' : random.pick(['.', '.', '.', '#', 'L', '*', 'D']);
    case 'd':
      return random.pick(['D', 'D', '.', '*']);
    case 'o':
    case 'h':
      return '.';
    default:
      return mark;
  }
}

function heroesAt(cells: readonly Cell[], random: Random): HeroInput[] {
  const count = Math.min(cells.length, random.between(1, 3));
  const orders = random.shuffled([1, 2, 3]);
  return random
    .shuffled(cells)
    .slice(0, count)
    .map((at, n) => ({ id: `p${n}`, at, hp: random.between(1, 6), order: orders[n] ?? n }));
}

/** Hero fields are those marked, those on the bridge, and now and then any other. */
function standing(scene: Scene, rows: readonly string[], random: Random): Cell[] {
  const found: Cell[] = [];
  const { at, size } = scene.bridge ?? { at: [0, 0], size: [0, 0] };
  const onBridge = (x: number, y: number): boolean =>
    x >= at[0] && x < at[0] + size[0] && y >= at[1] && y < at[1] + size[1];
  rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      const fits = scene.rows[y]?.[x] === 'h' || onBridge(x, y);
      const other = random.chance(0.08) && mark !== ' ' && mark !== '#';
      if (fits || other) found.push([x, y]);
    }),
  );
  return found;
}

export function plantedCase(random: Random): DarknessCase | undefined {
  const scene = random.pick(SCENES);
  const terrain = scene.rows.map((row) => [...row].map((mark) => markOf(mark, random)).join(''));
  const darkness = scene.rows.flatMap((row, y) =>
    [...row].flatMap((mark, x): Cell[] => (mark === 'o' ? [[x, y]] : [])),
  );
  const heroes = heroesAt(standing(scene, terrain, random), random);
  if (heroes.length === 0) return undefined;
  const board = {
    terrain,
    ...(scene.levels.length > 0 ? { levels: scene.levels } : {}),
    ...(darkness.length > 0 ? { darkness } : {}),
    ...(scene.bridge ? { bridges: [scene.bridge] } : {}),
  };
  let planted: DarknessCase = { op: 'darkness', board, heroes, tile: randomTile(random) };
  for (let turns = random.between(0, 3); turns > 0; turns -= 1) planted = turned(planted).board;
  return random.chance(0.5) ? mirrored(planted).board : planted;
}
