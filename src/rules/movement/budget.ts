import type { ActingMonster } from '../model/monster';
import { isImmune } from '../model/sight';

export const isKnockedDown = ({ tokens, immunities }: ActingMonster): boolean =>
  Boolean(tokens.knockDown) && !isImmune(immunities, 'knock-down');

export const isSlowed = ({ tokens, immunities }: ActingMonster): boolean =>
  Boolean(tokens.slow) && !isImmune(immunities, 'slow');

const SLOWED_BY = 2;

/** M1: movement points of this turn. */
export const movementBudget = (monster: ActingMonster): number => {
  if (isKnockedDown(monster)) return 0;
  const granted = monster.move + (monster.tokens.moveBonus ?? 0);
  return isSlowed(monster) ? Math.max(0, granted - SLOWED_BY) : granted;
};
