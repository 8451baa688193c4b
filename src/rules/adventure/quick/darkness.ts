import { strongestOf } from '@/src/rules/darkness/target';
import type { Adventure } from '../state/adventure';
import { isOnDarkness } from '../state/hero';
import { stillIn } from '../state/versus';
import { orderIn } from './ranking';

/**
 * N2, N14: whom darkness goes for, told by what the players said about who stands where; null: all
 * heroes stand on it (N3). N9: `reached` stand on it by now, though nothing has happened to them.
 */
export const darknessTarget = (
  adventure: Adventure,
  reached: readonly string[] = [],
): string | null => {
  const open = stillIn(adventure)
    .filter((hero) => !isOnDarkness(hero) && !reached.includes(hero.id))
    .map((hero) => ({ id: hero.id, hp: hero.hp, order: orderIn(adventure, hero) }));
  return strongestOf(open)?.id ?? null;
};
