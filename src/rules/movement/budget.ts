import type { ActingMonster } from '../model/monster';
import { isImmune } from '../model/sight';

export const isKnockedDown = (monster: ActingMonster): boolean =>
  Boolean(monster.tokens.knockDown) && !isImmune(monster, 'knock-down');

export const isSlowed = (monster: ActingMonster): boolean =>
  Boolean(monster.tokens.slow) && !isImmune(monster, 'slow');

const SLOWED_BY = 2;

/** M1: movement points of this turn. */
export const movementBudget = (monster: ActingMonster): number => {
  if (isKnockedDown(monster)) return 0;
  const granted = monster.move + (monster.tokens.moveBonus ?? 0);
  return isSlowed(monster) ? Math.max(0, granted - SLOWED_BY) : granted;
};
