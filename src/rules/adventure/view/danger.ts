import type { Adventure } from '../state/adventure';

/** D12: how far a hero is from losing the adventure. */
export interface Danger {
  readonly hero: string;
  /** So many more curse cubes lose it. */
  readonly curse: number;
  readonly trauma: number;
  /** One more cube of either kind loses it. */
  readonly warning: boolean;
}

/** Heroes in their order. A cube past the limit (the table played on) counts as the next one. */
export const dangerOf = ({ heroes }: Adventure): readonly Danger[] =>
  heroes.map((hero) => {
    const curse = Math.max(1, hero.curseLimit - hero.curse.length);
    const trauma = Math.max(1, hero.traumaLimit - hero.trauma.length);
    return { hero: hero.id, curse, trauma, warning: curse === 1 || trauma === 1 };
  });

/** N1: runes in the bag; drawing the last one loses. */
export const runesLeft = ({ runes }: Adventure): number => runes.bag.length;
