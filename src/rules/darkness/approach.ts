import { at, NONE, type Ints } from '../base/ints';
import { openAfter, openingAfter } from './ground';
import { FAR, missingWith, OUT_OF_REACH, span, type Measure } from './measure';
import { completeSets } from './complete-sets';
import { isRise } from './touch';
import { isConnected, type Way } from './way';

/** How near the singles left bring darkness to a target they do not reach (N7). */
export interface DarknessApproach {
  /** Fewest missing fields in the end. */
  readonly missing: number;
  /** Fields of which one must be placed to come as near. */
  readonly goals: readonly number[];
  /** Singles used up until the first of them lies; 0 if none is needed. */
  readonly needed: number;
}

/** Fields the singles left can get to, with the fewest used up to place each. */
interface Near {
  readonly fields: readonly number[];
  readonly used: Ints;
}

export const approachOf = (measure: Measure, way: Way): DarknessApproach => {
  const worth = worthOf(measure, way);
  const near = nearOf(measure, way, worth);
  const before = missingWith(measure, way.placed);
  const missing = near.fields.reduce((least, field) => Math.min(least, worth(field)), before);
  if (isTangled(measure, way, near)) return tangled(measure, way);
  if (missing === before) return { missing, goals: [], needed: 0 };
  const goals = near.fields.filter((field) => worth(field) === missing);
  const needed = goals.reduce((least, field) => Math.min(least, at(near.used, field)), FAR);
  return { missing, goals, needed };
};

/** Missing fields if this one were dark; {@link FAR} if it can be left out of account. */
type Worth = (field: number) => number;

const worthOf = (measure: Measure, way: Way): Worth => {
  const { ground, target, steps } = measure;
  if (isConnected(measure, way.placed)) {
    const before = missingWith(measure, way.placed);
    return (field) => (at(steps, field) <= before ? at(steps, field) : FAR);
  }
  return (field) =>
    at(steps, field) < FAR ? at(steps, field) : OUT_OF_REACH + span(ground, field, target);
};

/** Grows from all open fields that count until the singles left are used up. */
const nearOf = (measure: Measure, { placed, left }: Way, worth: Worth): Near => {
  const { ground } = measure;
  const used = new Int32Array(ground.board.all).fill(FAR);
  const rounds: number[][] = Array.from({ length: left + 1 }, () => []);
  const meet = (field: number, cost: number) => {
    if (cost > left || cost >= at(used, field) || worth(field) === FAR) return;
    used[field] = cost;
    rounds[cost]?.push(field);
  };
  for (const field of openAfter(ground, placed)) meet(field, openingAfter(ground, placed, field));
  rounds.forEach((round, cost) => {
    for (const from of round) {
      if (at(used, from) === cost) growFrom(measure, placed, from, cost, meet);
    }
  });
  return { fields: rounds.flatMap((round, cost) => round.filter((f) => used[f] === cost)), used };
};

const growFrom = (
  { ground }: Measure,
  placed: readonly number[],
  from: number,
  cost: number,
  meet: (field: number, cost: number) => void,
): void => {
  for (let slot = from * ground.stride; slot < (from + 1) * ground.stride; slot++) {
    const field = ground.next[slot] as number;
    if (field === NONE) return;
    if (ground.dark[field] === 1 || placed.includes(field)) continue;
    meet(field, cost + (isRise(ground.level, from, field) ? 2 : 1));
  }
};

/**
 * Beyond 1000 fields, a long way may count more than no way at all (N5): then placing a field that
 * opens a way can do harm, and only looking at every set is exact.
 */
const isTangled = (measure: Measure, way: Way, near: Near): boolean =>
  !isConnected(measure, way.placed) &&
  near.fields.some((field) => isLongWay(at(measure.steps, field)));

const isLongWay = (steps: number): boolean => steps >= OUT_OF_REACH && steps < FAR;

const tangled = (measure: Measure, way: Way): DarknessApproach => {
  const sets = completeSets(measure, way, { goals: [], needed: 0 });
  const missing = sets.reduce((least, set) => Math.min(least, missingWith(measure, set)), Infinity);
  return { missing, goals: [], needed: 0 };
};
