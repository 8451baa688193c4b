import { combinations } from '@/src/rules/monster/sets';
import type { HitFact } from './facts';

const cannot = (figures: readonly string[]): HitFact => ({ figures, can: false });

/**
 * The players tap those hit together from one place, down the ranking: whom they pass over for the
 * next one cannot come along. The first one alone says nothing about those above (T1).
 */
export const answerPicks = (
  heroes: readonly string[],
  picks: readonly string[],
): readonly HitFact[] => {
  if (picks.length === 0) return [];
  const passed = picks.slice(1).flatMap((id, index) =>
    heroes
      .slice(0, heroes.indexOf(id))
      .filter((other) => !picks.includes(other))
      .map((other) => cannot([...picks.slice(0, index + 1), other])),
  );
  return [{ figures: picks, can: true }, ...passed];
};

/** Nowhere more heroes than these, of single ones nobody above (T1, T2); none: it reaches nobody. */
export const answerMost = (
  heroes: readonly string[],
  picks: readonly string[],
): readonly HitFact[] => {
  const [first = ''] = picks;
  const above = picks.length === 1 ? heroes.slice(0, heroes.indexOf(first)) : [];
  return [
    ...answerPicks(heroes, picks),
    ...combinations(heroes, picks.length + 1).map(cannot),
    ...above.map((id) => cannot([id])),
  ];
};
