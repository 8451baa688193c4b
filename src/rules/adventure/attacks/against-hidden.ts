import type { Adventure } from '../state/adventure';
import { allyIn, heroIn, monsterIn } from '../state/figures';
import { tokenCount } from '../state/tokens';

const HIDDEN_MODIFIER = -5;

export const isHidden = (adventure: Adventure, id: string): boolean => {
  const figure = heroIn(adventure, id) ?? allyIn(adventure, id) ?? monsterIn(adventure, id);
  return tokenCount(figure?.tokens ?? {}, 'stealth') > 0;
};

/** X5: to hit whoever is hidden; not for a hero who is immune to STEALTH by himself. */
export function againstHidden(adventure: Adventure, hero: string, target: string): number {
  const immune = heroIn(adventure, hero)?.immunities.includes('stealth') ?? false;
  if (adventure.versus === undefined || immune) return 0;
  return isHidden(adventure, target) ? HIDDEN_MODIFIER : 0;
}
