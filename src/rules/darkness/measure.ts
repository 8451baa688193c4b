import { at, NONE } from '../base/ints';
import type { DarknessGround } from './ground';
import { isRise } from './touch';

/** Farther than any field. */
export const FAR = 1_000_000_000;
/** Added where darkness can never get to its target (N5). */
export const OUT_OF_REACH = 1000;

/** How far darkness is from one target, before anything is placed (N5). */
export interface Measure {
  readonly ground: DarknessGround;
  readonly target: number;
  /**
   * Missing fields if the field were dark; {@link FAR} where there is no way, and where the
   * darkness there is already is as near.
   */
  readonly steps: Int32Array;
  /** Missing fields of the darkness there is, {@link FAR} if it cannot get there. */
  readonly now: number;
  /** The larger of |dx|, |dy| from the nearest dark field, {@link FAR} without darkness. */
  readonly nearest: number;
}

/** One search outwards from the target measures every field. */
export const measureTo = (ground: DarknessGround, target: number): Measure => {
  const steps = new Int32Array(ground.board.all).fill(FAR);
  const now = ground.dark[target] === 1 ? 0 : searchFrom(ground, target, steps);
  const nearest = now === FAR ? nearestDark(ground, target) : FAR;
  return { ground, target, steps, now, nearest };
};

/** Fields by distance; a rise reaches two ahead, so three rounds are open at a time. */
interface Rounds {
  readonly fields: readonly [Int32Array, Int32Array, Int32Array];
  readonly count: [number, number, number];
}

const searchFrom = (ground: DarknessGround, target: number, steps: Int32Array): number => {
  const size = ground.board.all;
  const rounds: Rounds = {
    fields: [new Int32Array(size), new Int32Array(size), new Int32Array(size)],
    count: [1, 0, 0],
  };
  rounds.fields[0][0] = target;
  steps[target] = 0;
  let now = FAR;
  for (let step = 0; step < now && anyLeft(rounds); step++) {
    now = Math.min(now, searchRound(ground, steps, rounds, step));
  }
  return now;
};

const anyLeft = ({ count }: Rounds): boolean => count[0] + count[1] + count[2] > 0;

/** Spreads one step; the answer is the nearest darkness met. */
const searchRound = (
  ground: DarknessGround,
  steps: Int32Array,
  { fields, count }: Rounds,
  step: number,
): number => {
  const { next, stride, dark, level } = ground;
  const round = (step % 3) as 0 | 1 | 2;
  let now = FAR;
  for (let index = 0; index < count[round]; index++) {
    const to = at(fields[round], index);
    if (steps[to] !== step) continue;
    for (let slot = to * stride; slot < (to + 1) * stride; slot++) {
      const from = next[slot] as number;
      if (from === NONE) break;
      const there = step + (isRise(level, from, to) ? 2 : 1);
      if (dark[from] === 1) now = Math.min(now, there);
      else if (there < at(steps, from)) {
        steps[from] = there;
        const later = (there % 3) as 0 | 1 | 2;
        fields[later][count[later]++] = from;
      }
    }
  }
  count[round] = 0;
  return now;
};

/** The larger of |dx|, |dy|. */
export const span = ({ board }: DarknessGround, a: number, b: number): number =>
  Math.max(Math.abs(at(board.x, a) - at(board.x, b)), Math.abs(at(board.y, a) - at(board.y, b)));

/** |dx| + |dy|: no way is shorter. */
export const stepsApart = ({ board }: DarknessGround, a: number, b: number): number =>
  Math.abs(at(board.x, a) - at(board.x, b)) + Math.abs(at(board.y, a) - at(board.y, b));

const nearestDark = (ground: DarknessGround, target: number): number => {
  let nearest = FAR;
  for (let field = 0; field < ground.board.all; field++) {
    if (ground.dark[field] === 1) nearest = Math.min(nearest, span(ground, field, target));
  }
  return nearest;
};

/** N5: missing fields once these are dark too; {@link FAR} or more without any darkness. */
export const missingWith = (measure: Measure, fields: ArrayLike<number>): number => {
  const { ground, target, steps } = measure;
  let way = measure.now;
  let nearest = measure.nearest;
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index] as number;
    way = Math.min(way, at(steps, field));
    if (way === FAR) nearest = Math.min(nearest, span(ground, field, target));
  }
  return way === FAR ? OUT_OF_REACH + nearest : way;
};
