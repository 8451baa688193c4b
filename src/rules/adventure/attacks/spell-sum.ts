import type { Adventure } from '../state/adventure';
import { heroIn, monsterIn } from '../state/figures';
import { intimidationIn } from './intimidation';

/** W3: MARKED works for the marker's own attacks only. */
export const isMarkedFor = (adventure: Adventure, target: string, hero: string): boolean =>
  (monsterIn(adventure, target) ?? heroIn(adventure, target))?.markedBy === hero;

/** Q8, W3: what a spell's damage is raised and lowered by; SPLIT counts it once, for all (p53c). */
export const spellBonus = (adventure: Adventure, hero: string, fury: boolean): number =>
  (fury ? 1 : 0) - intimidationIn(adventure, hero);

/**
 * W3, p53c: MARKED is bonus damage like any other, so SPLIT has it in the sum once, however many are marked;
 * and only if one of them gets a share, which is why nobody else ever gets more than there is without it.
 */
export const markInSum = (
  adventure: Adventure,
  hero: string,
  shares: readonly { readonly figure: string; readonly x: number }[],
): number =>
  shares.some(({ figure, x }) => x > 0 && isMarkedFor(adventure, figure, hero)) ? 1 : 0;
