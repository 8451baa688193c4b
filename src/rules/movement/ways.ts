import { at, NONE, type Ints } from '../base/ints';

/** Cheapest ways from somewhere, {@link NONE} where none leads. */
export interface Ways {
  readonly cost: Ints;
  /** Every place got at, cheapest first. */
  readonly visited: readonly number[];
  /** One cheapest way to a place got at, both ends included. */
  readonly wayTo: (place: number) => readonly number[];
}

/** M2: a direct step over two levels costs two upwards, and is a fall downwards. */
export const RISE = 2;

/** Follows parents back to the start; `states` is how many states a place has. */
export const climbBack = (parent: Ints, state: number, states = 1): number[] => {
  const way: number[] = [];
  for (let s = state; s !== NONE; s = at(parent, s)) way.push(Math.floor(s / states));
  return way.reverse();
};
