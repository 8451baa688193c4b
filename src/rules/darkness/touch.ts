import { at, NONE, noInts, type Ints } from '../base/ints';
import type { BoardLayout } from '../board/board';

/** Which fields touch: `stride` slots a field, filled from the front, then {@link NONE}. */
export interface Links {
  readonly next: Ints;
  readonly stride: number;
}

/** Four sides; with bridges on two layers, and the other side of the bridge. */
const SIDES = 4;
const SIDES_AT_BRIDGES = 9;

const linkTouching = ({ width, height, all, x, y, grid, across }: BoardLayout, stride: number) => {
  const next = noInts(all * stride);
  let slot = 0;
  const link = (index: number): void => {
    const top = at(grid, index);
    if (top === NONE) return;
    next[slot++] = top;
    if (at(across, top) !== NONE) next[slot++] = at(across, top);
  };
  for (let field = 0; field < all; field++) {
    const [left, above] = [at(x, field), at(y, field)];
    const index = above * width + left;
    slot = field * stride;
    if (above > 0) link(index - width);
    if (left > 0) link(index - 1);
    if (left < width - 1) link(index + 1);
    if (above < height - 1) link(index + width);
    if (at(across, field) !== NONE) next[slot] = at(across, field);
  }
  return next;
};

/** By the grid of their layout, which painting and tokens leave as it is. */
const known = new WeakMap<BoardLayout['grid'], Links>();

/**
 * What darkness touches (N4): every field beside it whatever its level (G2), and the field right
 * above or below at a bridge (G6). Found once a layout: only darkness asks for it.
 */
export function linksOf(board: BoardLayout): Links {
  const kept = known.get(board.grid);
  if (kept !== undefined) return kept;
  const stride = board.all > board.count ? SIDES_AT_BRIDGES : SIDES;
  const links = { next: linkTouching(board, stride), stride };
  known.set(board.grid, links);
  return links;
}

/** Spreading straight from level 0 up to level 2 costs one more (N5, N7). */
export const isRise = (level: Ints, from: number, to: number): boolean =>
  level[from] === 0 && level[to] === 2;
