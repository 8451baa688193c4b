import type { ActingMonster } from '../model/monster';
import { isImmune } from '../model/sight';

const DARKNESS_BONUS = 2;

/** What the damage depends on. */
type Attacker = Pick<ActingMonster, 'damage' | 'tokens' | 'size' | 'immunities'>;

/** D1: damage of the first attack in the monster's own turn; later attacks skip INTIMIDATE. */
export const attackDamage = (monster: Attacker, onDarkness: boolean, first = true): number => {
  const { damage, tokens } = monster;
  const bonus = (onDarkness ? DARKNESS_BONUS : 0) + (tokens.damageBonus ?? 0);
  const cowed = first && !isImmune(monster, 'intimidate') ? (tokens.intimidate ?? 0) : 0;
  return Math.max(0, damage + bonus - cowed);
};
