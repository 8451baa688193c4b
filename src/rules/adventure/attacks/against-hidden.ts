import type { Adventure } from '../state/adventure';
import { allyIn, heroIn, monsterIn } from '../state/figures';
import { tokenCount } from '../state/tokens';

const HIDDEN_MODIFIER = -5;

/** X5: to hit whoever is hidden; not for a hero who is immune to STEALTH by himself. */
export function againstHidden(adventure: Adventure, hero: string, target: string): number {
  const immune = heroIn(adventure, hero)?.immunities.includes('stealth') ?? false;
  if (adventure.versus === undefined || immune) return 0;
  const figure =
    heroIn(adventure, target) ?? allyIn(adventure, target) ?? monsterIn(adventure, target);
  return tokenCount(figure?.tokens ?? {}, 'stealth') > 0 ? HIDDEN_MODIFIER : 0;
}
