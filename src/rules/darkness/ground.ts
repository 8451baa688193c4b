import { at, NONE, type Ints } from '../base/ints';
import type { Board } from '../board/board';
import { isRise, linksOf, type Links } from './touch';

/** No single may lie there. */
export const CLOSED = 0;
/** A single or a tile may start there. */
export const OPEN = 1;
/** Only a single that overcomes the rise from level 0 to 2 may lie there (N7). */
const RISE = 2;

/** The board as darkness sees it before it spreads. */
export interface DarknessGround extends Links {
  readonly board: Board;
  readonly level: Ints;
  readonly dark: Ints;
  /** {@link CLOSED}, or how many singles a field uses up as the first one (N7). */
  readonly opening: Ints;
  /** The fields that are not closed. */
  readonly frontier: readonly number[];
}

export const groundOf = (board: Board): DarknessGround => {
  const links = linksOf(board);
  const opening = openingsOf(board, links);
  const frontier: number[] = [];
  for (let field = 0; field < opening.length; field++) {
    if (opening[field] !== CLOSED) frontier.push(field);
  }
  return { board, ...links, level: board.level, dark: board.dark, opening, frontier };
};

const openingsOf = ({ dark, spawn, level, all }: Board, { next, stride }: Links): Int32Array => {
  const opening = new Int32Array(all);
  for (let field = 0; field < all; field++) {
    if (dark[field] === 0) {
      if (spawn[field] === 1) opening[field] = OPEN;
      continue;
    }
    for (let slot = field * stride; slot < (field + 1) * stride; slot++) {
      const beside = next[slot] as number;
      if (beside === NONE) break;
      if (dark[beside] === 1 || opening[beside] === OPEN) continue;
      opening[beside] = isRise(level, field, beside) ? RISE : OPEN;
    }
  }
  return opening;
};

export const touches = ({ next, stride }: Links, a: number, b: number): boolean => {
  for (let slot = a * stride; slot < (a + 1) * stride; slot++) {
    const field = next[slot] as number;
    if (field === b) return true;
    if (field === NONE) return false;
  }
  return false;
};

/** How many singles a field uses up once others lie, or {@link CLOSED} (N7). */
export const openingAfter = (
  ground: DarknessGround,
  placed: readonly number[],
  field: number,
): number => {
  if (ground.dark[field] === 1 || placed.includes(field)) return CLOSED;
  let opening = at(ground.opening, field);
  for (const dark of placed) {
    if (opening === OPEN) return OPEN;
    if (touches(ground, dark, field)) opening = isRise(ground.level, dark, field) ? RISE : OPEN;
  }
  return opening;
};

/** All fields a next single may lie on. */
export const openAfter = (ground: DarknessGround, placed: readonly number[]): readonly number[] => {
  const open = ground.frontier.filter((field) => !placed.includes(field));
  const added = new Set<number>();
  for (const dark of placed) {
    for (let slot = dark * ground.stride; slot < (dark + 1) * ground.stride; slot++) {
      const field = ground.next[slot] as number;
      if (field === NONE) break;
      if (ground.dark[field] === 0 && ground.opening[field] === CLOSED) added.add(field);
    }
  }
  for (const dark of placed) added.delete(dark);
  return [...open, ...added];
};
