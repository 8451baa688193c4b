import type { At, MonsterAnswer, MonsterCase, OptionAnswer, Size } from './case';

/** A board turned, mirrored and moved so that zones stay zones. */
export interface Turn {
  readonly flipX: boolean;
  readonly flipY: boolean;
  readonly swap: boolean;
  readonly shift: readonly [zonesRight: number, zonesDown: number];
}

const even = (length: number): number => length + (length % 2);

/** Width and height in whole zones, bridges included. */
export function extentOf({
  terrain,
  bridges = [],
}: MonsterCase['board']): readonly [number, number] {
  const right = bridges.map(({ at, size }) => at[0] + size[0]);
  const down = bridges.map(({ at, size }) => at[1] + size[1]);
  const width = Math.max(...terrain.map((row) => row.length), ...right);
  return [even(width), even(Math.max(terrain.length, ...down))];
}

type Box = (at: At, size: readonly [number, number]) => At;

function boxMapper(board: MonsterCase['board'], { flipX, flipY, swap, shift }: Turn): Box {
  const [width, height] = extentOf(board);
  return ([x, y], [w, h]) => {
    const tx = flipX ? width - w - x : x;
    const ty = flipY ? height - h - y : y;
    const [mx, my] = swap ? [ty, tx] : [tx, ty];
    return [mx + 2 * shift[0], my + 2 * shift[1]];
  };
}

const side = (size: Size): readonly [number, number] => (size === 'large' ? [2, 2] : [1, 1]);

function turnedRows(board: MonsterCase['board'], rows: readonly string[], fill: string, box: Box) {
  const [width, height] = extentOf(board);
  const grid: string[][] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [tx, ty] = box([x, y], [1, 1]);
      while (grid.length <= ty) grid.push([]);
      const row = grid[ty] ?? [];
      while (row.length <= tx) row.push(fill);
      row[tx] = rows[y]?.[x] ?? fill;
    }
  }
  return grid.map((row) => row.join(''));
}

export function turnedCase(scenario: MonsterCase, turn: Turn): MonsterCase {
  const { board, heroes, allies = [], npcs = [], monsters = [], objects = [] } = scenario;
  const box = boxMapper(board, turn);
  const small = <Thing extends { readonly at: At }>(things: readonly Thing[]) =>
    things.map((thing) => ({ ...thing, at: box(thing.at, [1, 1]) }));
  const sized = <Thing extends { readonly at: At; readonly size: Size }>(thing: Thing) => ({
    ...thing,
    at: box(thing.at, side(thing.size)),
  });
  return {
    ...scenario,
    board: {
      terrain: turnedRows(board, board.terrain, ' ', box),
      levels: turnedRows(board, board.levels ?? [], '0', box),
      darkness: (board.darkness ?? []).map((at) => box(at, [1, 1])),
      bridges: (board.bridges ?? []).map(({ at, size, level }) => ({
        at: box(at, size),
        size: turn.swap ? [size[1], size[0]] : size,
        level,
      })),
    },
    heroes: small(heroes),
    allies: small(allies),
    npcs: small(npcs),
    objects: small(objects),
    monsters: monsters.map(sized),
    monster: sized(scenario.monster),
  };
}

const inOrder = (options: readonly OptionAnswer[]): OptionAnswer[] => {
  const text = ({ hits }: OptionAnswer) => hits.join(',');
  return [...options].sort(
    (a, b) =>
      a.end[1] - b.end[1] ||
      a.end[0] - b.end[0] ||
      (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0),
  );
};

export function turnedAnswer(answer: MonsterAnswer, scenario: MonsterCase, turn: Turn) {
  const box = boxMapper(scenario.board, turn);
  const size = side(scenario.monster.size);
  const options = answer.options.map((option) => ({ ...option, end: box(option.end, size) }));
  return { ...answer, options: inOrder(options) };
}

export type NewName = (id: string) => string;

export function renamedCase(scenario: MonsterCase, name: NewName): MonsterCase {
  const all = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
    things.map((thing) => ({ ...thing, id: name(thing.id) }));
  return {
    ...scenario,
    heroes: all(scenario.heroes),
    allies: all(scenario.allies ?? []),
    npcs: all(scenario.npcs ?? []),
    monsters: all(scenario.monsters ?? []),
    monster: { ...scenario.monster, id: name(scenario.monster.id) },
    ...(scenario.primary === undefined ? {} : { primary: name(scenario.primary) }),
  };
}

export const renamedAnswer = (answer: MonsterAnswer, name: NewName): MonsterAnswer => ({
  ...answer,
  ranking: answer.ranking.map(name),
  options: inOrder(
    answer.options.map((option) => ({ ...option, hits: option.hits.map(name).sort() })),
  ),
});

/** The same board with an island beyond an empty row of zones, below or to the right. */
export function withIsland(
  scenario: MonsterCase,
  island: readonly string[],
  below: boolean,
): MonsterCase {
  const { board } = scenario;
  const [width, height] = extentOf(board);
  const rows = Array.from({ length: height }, (_, y) =>
    (board.terrain[y] ?? '').padEnd(width + 2, ' '),
  );
  const terrain = below
    ? [...rows, '', '', ...island]
    : Array.from(
        { length: Math.max(rows.length, island.length) },
        (_, y) => (rows[y] ?? ' '.repeat(width + 2)) + (island[y] ?? ''),
      );
  return { ...scenario, board: { ...board, terrain } };
}
