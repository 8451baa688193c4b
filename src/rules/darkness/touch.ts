import { at, NONE, noInts, type Ints } from '../base/ints';
import type { Board } from '../board/board';

/** Which fields touch: `stride` slots a field, filled from the front, then {@link NONE}. */
export interface Links {
  readonly next: Ints;
  readonly stride: number;
}

/** Four sides on two layers, and the other side of the bridge. */
const MOST = 9;

const SIDES = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

const topAt = ({ width, height, grid }: Board, x: number, y: number): number =>
  x >= 0 && y >= 0 && x < width && y < height ? at(grid, y * width + x) : NONE;

const linkTouching = (board: Board): Int32Array => {
  const next = noInts(board.all * MOST);
  for (let field = 0; field < board.all; field++) {
    let slot = field * MOST;
    for (const [dx, dy] of SIDES) {
      const top = topAt(board, at(board.x, field) + dx, at(board.y, field) + dy);
      if (top === NONE) continue;
      next[slot++] = top;
      if (board.across[top] !== NONE) next[slot++] = at(board.across, top);
    }
    next[slot] = at(board.across, field);
  }
  return next;
};

const known = new WeakMap<Board, Links>();

/**
 * What darkness touches (N4): every field beside it whatever its level (G2), and the field right
 * above or below at a bridge (G6). Found once a board: only darkness asks for it.
 */
export function linksOf(board: Board): Links {
  const links = known.get(board) ?? { next: linkTouching(board), stride: MOST };
  known.set(board, links);
  return links;
}

/** Spreading straight from level 0 up to level 2 costs one more (N5, N7). */
export const isRise = (level: Ints, from: number, to: number): boolean =>
  level[from] === 0 && level[to] === 2;
