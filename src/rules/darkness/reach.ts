import { at, NONE } from '../base/ints';
import { openAfter, openingAfter } from './ground';
import { FAR, type Measure } from './measure';
import { isRise } from './touch';
import { setsOfFields, wayTo, type SetsOfFields, type Way } from './way';

/** N7: fewest singles used up until the target is dark; {@link FAR} if those left do not suffice. */
export const singlesToReach = (measure: Measure, way: Way): number => {
  const { board, frontier } = measure.ground;
  let reach = wayTo(measure, way.placed);
  for (const field of frontier) {
    if (board.spawn[field] === 1) reach = Math.min(reach, at(measure.steps, field) + 1);
  }
  return reach <= way.left ? reach : FAR;
};

/**
 * N7: the sets that reach the target with so many singles. None is to spare, so each set is a
 * shortest way from darkness or a spawn point.
 */
export const setsReaching = (
  measure: Measure,
  way: Way,
  singles: number,
): readonly (readonly number[])[] => {
  const { ground, steps } = measure;
  const sets = setsOfFields();
  for (const field of openAfter(ground, way.placed)) {
    const used = openingAfter(ground, way.placed, field);
    if (used + at(steps, field) === singles) follow(measure, [...way.placed, field], field, sets);
  }
  return sets.all();
};

/** Goes on from the last single along every shortest way. */
const follow = (
  measure: Measure,
  placed: readonly number[],
  last: number,
  sets: SetsOfFields,
): void => {
  const { ground, steps } = measure;
  if (last === measure.target) return sets.add(placed);
  for (let slot = last * ground.stride; slot < (last + 1) * ground.stride; slot++) {
    const field = ground.next[slot] as number;
    if (field === NONE) return;
    const cost = isRise(ground.level, last, field) ? 2 : 1;
    if (at(steps, field) + cost === at(steps, last)) {
      follow(measure, [...placed, field], field, sets);
    }
  }
};
