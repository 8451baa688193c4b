import { at, NONE, type Ints } from '../base/ints';
import { NEAR, type Board } from '../board/board';

/** Which fields touch: `stride` slots a field, filled from the front, then {@link NONE}. */
export interface Links {
  readonly next: Ints;
  readonly stride: number;
}

/** Four sides on two layers, and the other side of the bridge. */
const ON_TWO_LAYERS = 9;

/**
 * What darkness touches (N4): every field beside it whatever its level (G2), and the field right
 * above or below at a bridge (G6). Without bridges the board knows it already.
 */
export const linksOf = (board: Board): Links =>
  board.all === board.count
    ? { next: board.touch, stride: NEAR }
    : { next: linkBothLayers(board), stride: ON_TWO_LAYERS };

const linkBothLayers = (board: Board): Ints => {
  const next = new Int32Array(board.all * ON_TWO_LAYERS).fill(NONE);
  for (let field = 0; field < board.all; field++) {
    let slot = field * ON_TWO_LAYERS;
    for (const top of sidesOf(board, field)) {
      next[slot++] = top;
      if (board.across[top] !== NONE) next[slot++] = at(board.across, top);
    }
    next[slot] = at(board.across, field);
  }
  return next;
};

const sidesOf = (board: Board, field: number): readonly number[] => {
  const x = at(board.x, field);
  const y = at(board.y, field);
  const middle = y * board.width + x;
  const sides: number[] = [];
  if (y > 0) sides.push(at(board.grid, middle - board.width));
  if (x > 0) sides.push(at(board.grid, middle - 1));
  if (x < board.width - 1) sides.push(at(board.grid, middle + 1));
  if (y < board.height - 1) sides.push(at(board.grid, middle + board.width));
  return sides.filter((side) => side !== NONE);
};

/** Spreading straight from level 0 up to level 2 costs one more (N5, N7). */
export const isRise = (level: Ints, from: number, to: number): boolean =>
  level[from] === 0 && level[to] === 2;
