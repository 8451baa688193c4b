import type { BoardInput, Cell, DarknessAnswer, DarknessCase } from './case';

/** A turn or mirror image of the whole table; even sizes keep zones zones (G1). */
export interface Transform {
  readonly board: DarknessCase;
  readonly cell: (cell: Cell) => Cell;
}

const even = (size: number): number => size + (size % 2);

function sizeOf({ terrain, bridges = [] }: BoardInput): { width: number; height: number } {
  const right = bridges.map(({ at, size }) => at[0] + size[0]);
  const bottom = bridges.map(({ at, size }) => at[1] + size[1]);
  return {
    width: even(Math.max(...terrain.map((row) => row.length), ...right)),
    height: even(Math.max(terrain.length, ...bottom)),
  };
}

function repaint(
  rows: readonly string[],
  blank: string,
  size: { width: number; height: number },
  move: (cell: Cell) => Cell,
): string[] {
  const turned: string[][] = [];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const [toX, toY] = move([x, y]);
      (turned[toY] ??= [])[toX] = rows[y]?.[x] ?? blank;
    }
  }
  return turned.map((row) => row.join(''));
}

function moveAll(input: DarknessCase, move: (cell: Cell) => Cell): DarknessCase {
  const { board } = input;
  const size = sizeOf(board);
  const bridges = board.bridges?.map(({ at, size: [w, h], level }) => {
    const [a, b] = [move(at), move([at[0] + w - 1, at[1] + h - 1])];
    const corner: Cell = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
    const spread: Cell = [Math.abs(a[0] - b[0]) + 1, Math.abs(a[1] - b[1]) + 1];
    return { at: corner, size: spread, level };
  });
  return {
    ...input,
    board: {
      terrain: repaint(board.terrain, ' ', size, move),
      ...(board.levels ? { levels: repaint(board.levels, '0', size, move) } : {}),
      ...(board.darkness ? { darkness: board.darkness.map(move) } : {}),
      ...(bridges ? { bridges } : {}),
    },
    heroes: input.heroes.map((hero) => ({ ...hero, at: move(hero.at) })),
  };
}

export function turned(input: DarknessCase): Transform {
  const { height } = sizeOf(input.board);
  const cell = ([x, y]: Cell): Cell => [height - 1 - y, x];
  return { board: moveAll(input, cell), cell };
}

export function mirrored(input: DarknessCase): Transform {
  const { width } = sizeOf(input.board);
  const cell = ([x, y]: Cell): Cell => [width - 1 - x, y];
  return { board: moveAll(input, cell), cell };
}

/** The answer seen through a turn or mirror image. */
export function movedAnswer(answer: DarknessAnswer, move: (cell: Cell) => Cell): DarknessAnswer {
  const options = answer.options
    .map((cells) => cells.map(move).sort((a, b) => a[1] - b[1] || a[0] - b[0]))
    .map((cells) => JSON.stringify(cells))
    .sort()
    .map((text): readonly Cell[] => JSON.parse(text));
  return { ...answer, options };
}
