import { samePosition } from '../base/position';
import type { MonsterTokens } from '../model/monster';
import { isImmune } from '../model/sight';
import type { Situation } from '../model/situation';
import { isKnockedDown, isSlowed } from '../movement/budget';
import { monsterTurn, type MonsterTurn } from './turn';

/** Tokens that leave the acting monster with this turn. */
export interface TokensOff {
  readonly slow: boolean;
  readonly knockDown: boolean;
  readonly stun: boolean;
  readonly intimidate: boolean;
}

/** Whether every choice would take it elsewhere if the token were not there (M1). */
const wouldMove = (situation: Situation, token: keyof MonsterTokens): boolean => {
  const { [token]: _, ...tokens } = situation.monster.tokens;
  const { options } = monsterTurn({ ...situation, monster: { ...situation.monster, tokens } });
  return options.every(({ end }) => !samePosition(end, situation.monster.at));
};

/** M1, T7, D1. A token the monster is immune to does nothing and stays (M8). */
export const tokensComingOff = (situation: Situation, turn: MonsterTurn): TokensOff => {
  const { monster } = situation;
  const { tokens } = monster;
  const down = isKnockedDown(monster);
  const ambushes = Boolean(monster.abilities.ambush) && !down;
  return {
    slow: isSlowed(monster) && !down && !ambushes && wouldMove(situation, 'slow'),
    knockDown: down && wouldMove(situation, 'knockDown'),
    stun: Boolean(tokens.stun) && !isImmune(monster, 'stun'),
    intimidate:
      turn.action === 'attack' && Boolean(tokens.intimidate) && !isImmune(monster, 'intimidate'),
  };
};
