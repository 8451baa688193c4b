import { at, NONE, type Ints } from '../base/ints';
import type { Board } from '../board/board';
import { isRise, linksOf, type Links } from './touch';

/** No single may lie there. */
export const CLOSED = 0;
/** A single or a tile may start there. */
export const OPEN = 1;
/** Only a single that overcomes the rise from level 0 to 2 may lie there (N7). */
export const RISE = 2;

/** The board as darkness sees it before it spreads. */
export interface Ground extends Links {
  readonly board: Board;
  readonly level: Ints;
  readonly dark: Ints;
  /** {@link CLOSED}, or how many singles a field uses up as the first one (N7). */
  readonly opening: Ints;
  /** The fields that are not closed. */
  readonly frontier: readonly number[];
}

export const groundOf = (board: Board): Ground => {
  const links = linksOf(board);
  const opening = openingsOf(board, links);
  const frontier: number[] = [];
  for (let field = 0; field < board.all; field++) {
    if (at(opening, field) !== CLOSED) frontier.push(field);
  }
  return { board, ...links, level: board.level, dark: board.dark, opening, frontier };
};

const openingsOf = (board: Board, links: Links): Ints => {
  const opening = new Int32Array(board.all);
  for (let field = 0; field < board.all; field++) {
    if (at(board.dark, field) === 1) openAround(board, links, field, opening);
    else if (at(board.spawn, field) === 1) opening[field] = OPEN;
  }
  return opening;
};

const openAround = (board: Board, { next, stride }: Links, dark: number, opening: Int32Array) => {
  for (let slot = dark * stride; slot < (dark + 1) * stride; slot++) {
    const field = at(next, slot);
    if (field === NONE) return;
    if (at(board.dark, field) === 1 || opening[field] === OPEN) continue;
    opening[field] = isRise(board.level, dark, field) ? RISE : OPEN;
  }
};

export const touches = ({ next, stride }: Links, a: number, b: number): boolean => {
  for (let slot = a * stride; slot < (a + 1) * stride; slot++) {
    const field = at(next, slot);
    if (field === b) return true;
    if (field === NONE) return false;
  }
  return false;
};

/** How many singles a field uses up once others lie, or {@link CLOSED} (N7). */
export const openingAfter = (ground: Ground, placed: readonly number[], field: number): number => {
  if (at(ground.dark, field) === 1 || placed.includes(field)) return CLOSED;
  let opening = at(ground.opening, field);
  for (const dark of placed) {
    if (opening === OPEN) return OPEN;
    if (touches(ground, dark, field)) opening = isRise(ground.level, dark, field) ? RISE : OPEN;
  }
  return opening;
};

/** All fields a next single may lie on. */
export const openAfter = (ground: Ground, placed: readonly number[]): readonly number[] => {
  const open = ground.frontier.filter((field) => !placed.includes(field));
  const added = new Set<number>();
  for (const dark of placed) {
    for (let slot = dark * ground.stride; slot < (dark + 1) * ground.stride; slot++) {
      const field = at(ground.next, slot);
      if (field === NONE) break;
      if (at(ground.dark, field) === 0 && at(ground.opening, field) === CLOSED) added.add(field);
    }
  }
  for (const dark of placed) added.delete(dark);
  return [...open, ...added];
};
