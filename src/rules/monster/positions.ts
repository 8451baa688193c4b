import { at, NONE } from '../base/ints';
import { pointsSpent, type Reach } from '../movement/reach';
import type { WalkedGround } from '../movement/ground';
import * as record from './record';
import type { TargetSet } from './sets';
import type { Recorder } from './trace';

export type PositionRule = 'P1' | 'P1a' | 'P2' | 'P3';

interface Criterion {
  readonly rule: PositionRule;
  /** The smaller the better. */
  readonly value: (end: number) => number;
}

const positionCriteria = (ground: WalkedGround, reach: Reach): readonly Criterion[] => {
  const { dark, hazard } = ground.places;
  const burns = (end: number) => ((at(hazard, end) & ground.burning) === 0 ? 0 : 1);
  const leavesHarm: Criterion[] = burns(ground.start) ? [{ rule: 'P1a', value: burns }] : [];
  return [
    { rule: 'P1', value: (end) => 1 - at(dark, end) },
    ...leavesHarm,
    { rule: 'P2', value: (end) => (at(reach.clean, end) === NONE ? 1 : 0) },
    { rule: 'P3', value: (end) => pointsSpent(reach, end) },
  ];
};

/** Those with the least value. */
export const keepLeast = <Item>(items: readonly Item[], value: (item: Item) => number): Item[] => {
  let least = Infinity;
  let kept: Item[] = [];
  for (const item of items) {
    const own = value(item);
    if (own > least) continue;
    if (own < least) kept = [];
    least = own;
    kept.push(item);
  }
  return kept;
};

/** P1 to P3 for every set by itself; what is left is the leader's (P4). */
export const bestPositions = (
  ground: WalkedGround,
  reach: Reach,
  sets: readonly TargetSet[],
  recorder?: Recorder,
): readonly TargetSet[] => {
  let left = sets;
  for (const { rule, value } of positionCriteria(ground, reach)) {
    const kept = left.map(({ hits, ends }) => ({ hits, ends: keepLeast(ends, value) }));
    if (recorder) record.chosen(recorder, rule, left, kept, value);
    left = kept;
  }
  return left;
};
