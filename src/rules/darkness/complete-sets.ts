import { at, NONE, type Ints } from '../base/ints';
import { CLOSED, openAfter, openingAfter, touches, type DarknessGround } from './ground';
import { FAR, type Measure } from './measure';
import { isRise } from './touch';
import { setsOfFields, type SetsOfFields, type Way } from './way';

/** What has to be placed: one of the goals, `needed` singles away; nothing if that is 0. */
export interface Purpose {
  readonly goals: readonly number[];
  readonly needed: number;
}

interface Search {
  readonly ground: DarknessGround;
  /** Singles used up from a dark field until a goal lies. */
  readonly toGoal: Ints;
  /** Fields from which a goal is still possible. */
  readonly helpful: readonly number[];
  readonly sets: SetsOfFields;
  /** So many singles were placed for earlier targets: their order is settled (N9). */
  readonly fixed: number;
}

/**
 * N7: all sets of singles placed one after the other until none is left or legal, with a goal among
 * them. Fields that do not help are tried only while there are singles to spare.
 */
export const completeSets = (
  { ground }: Measure,
  way: Way,
  purpose: Purpose,
): readonly (readonly number[])[] => {
  const sets = setsOfFields();
  const { toGoal, helpful } = helpTowards(ground, purpose.goals, way.left - 1);
  const search = { ground, toGoal, helpful, sets, fixed: way.placed.length };
  placeNext(search, way.placed, way.left, purpose.needed);
  return sets.all();
};

const placeNext = (
  search: Search,
  placed: readonly number[],
  left: number,
  needed: number,
): void => {
  const { ground, toGoal, helpful, sets } = search;
  if (left === 0) return sets.add(placed);
  let stuck = true;
  for (const field of left > needed ? openAfter(ground, placed) : helpful) {
    const used = openingAfter(ground, placed, field);
    if (used === CLOSED || used > left) continue;
    stuck = false;
    const last = placed.length > search.fixed ? placed.at(-1) : undefined;
    if (comesBefore(ground, field, last)) continue;
    const still = Math.min(needed, at(toGoal, field));
    if (still <= left - used) placeNext(search, [...placed, field], left - used, still);
  }
  if (stuck) sets.add(placed);
};

/**
 * Fields that do not touch each other change nothing for one another, so of the two orders only the
 * one that starts with the smaller number is followed.
 */
const comesBefore = (ground: DarknessGround, field: number, last: number | undefined): boolean =>
  last !== undefined && field < last && !touches(ground, last, field);

/** Searches backwards from the goals, as far as the singles go. */
const helpTowards = (ground: DarknessGround, goals: readonly number[], most: number) => {
  const toGoal = new Int32Array(ground.board.all).fill(FAR);
  const rounds: number[][] = Array.from({ length: Math.max(most, 0) + 1 }, () => []);
  const meet = (field: number, cost: number) => {
    if (cost > most || cost >= at(toGoal, field)) return;
    toGoal[field] = cost;
    rounds[cost]?.push(field);
  };
  for (const goal of goals) meet(goal, 0);
  rounds.forEach((round, cost) => {
    for (const to of round) {
      if (at(toGoal, to) === cost) helpFrom(ground, to, cost, meet);
    }
  });
  const helpful = rounds.flatMap((round, cost) => round.filter((f) => toGoal[f] === cost));
  return { toGoal, helpful };
};

const helpFrom = (
  ground: DarknessGround,
  to: number,
  cost: number,
  meet: (field: number, cost: number) => void,
): void => {
  for (let slot = to * ground.stride; slot < (to + 1) * ground.stride; slot++) {
    const field = ground.next[slot] as number;
    if (field === NONE) return;
    if (ground.dark[field] === 0) meet(field, cost + (isRise(ground.level, field, to) ? 2 : 1));
  }
};
