import { marksPerAttack, type Mark } from './marks';
import { pickMarks, type Vantage } from './targets';
import type { Scene } from './scene';

/** Enemies equal under T1 to T4, with the positions that allow hitting them. */
export interface TargetSet {
  readonly hits: readonly string[];
  readonly ends: readonly number[];
}

/** All ways to take `count` of the items, in their order. */
export const combinations = <Item>(items: readonly Item[], count: number): Item[][] => {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    index + count > items.length
      ? []
      : combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
};

/** The sets of marks an attack may come to. */
export const markSets = (inRange: readonly Mark[], most: number): readonly (readonly Mark[])[] => {
  const { sure, tied, open } = pickMarks(inRange, most);
  return combinations(tied, open).map((chosen) => [...sure, ...chosen]);
};

export const hitsOf = (marks: readonly Mark[]): readonly string[] =>
  marks.flatMap((mark) => mark.hits).sort();

/** One entry a set, over all vantages left (T4). */
export const gatherSets = (
  { monster }: Scene,
  vantages: readonly Vantage[],
): readonly TargetSet[] => {
  const sets = new Map<string, { hits: readonly string[]; ends: number[] }>();
  for (const { marks: inRange, ends } of vantages) {
    for (const marks of markSets(inRange, marksPerAttack(monster))) {
      const key = marks.map((mark) => mark.order).join();
      const known = sets.get(key);
      if (known) known.ends.push(...ends);
      else sets.set(key, { hits: hitsOf(marks), ends: [...ends] });
    }
  }
  return [...sets.values()];
};
