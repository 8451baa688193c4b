import type { Cause } from '../../base/event';
import type { Immunity } from '../../model/monster';
import { allyIn, cardOfMonster, heroIn, monsterIn, refOf } from '../figures';
import type { Play } from '../play';
import { CONDITIONS, tokenLimit, tokenCount, type TokenKind, type Tokens } from '../state/tokens';

/** C4: large monsters are immune to these by size. */
const LARGE: readonly TokenKind[] = ['knock-down', 'stun'];

const isMonsterImmune = (play: Play, id: string, token: TokenKind): boolean => {
  const monster = monsterIn(play.adventure, id);
  if (!monster) return false;
  const { face } = cardOfMonster(play.adventure, monster);
  const large = face.size === 'large' || face.immunities.includes('large');
  return face.immunities.includes(token as Immunity) || (large && LARGE.includes(token));
};

/** C4: the effect is ignored. D11: nothing touches an unconscious hero. */
export const isTokenImmune = (play: Play, id: string, token: TokenKind): boolean => {
  const hero = heroIn(play.adventure, id);
  return hero
    ? hero.unconscious || hero.immunities.includes(token)
    : isMonsterImmune(play, id, token);
};

export const tokensOn = (play: Play, id: string): Tokens =>
  (heroIn(play.adventure, id) ?? monsterIn(play.adventure, id) ?? allyIn(play.adventure, id))
    ?.tokens ?? {};

/** C1: more than the limit are lost. */
export function giveTokens(
  play: Play,
  id: string,
  token: TokenKind,
  count: number,
  cause: Cause,
): void {
  if (isTokenImmune(play, id, token)) return;
  const before = tokenCount(tokensOn(play, id), token);
  const after = Math.min(tokenLimit(token), before + count);
  if (after !== before) setTokens(play, id, { [token]: after }, cause);
}

export function setTokens(play: Play, id: string, set: Tokens, cause: Cause): void {
  play.add({ type: 'tokensSet', v: 1, cause, who: refOf(play, id), set });
}

export function takeTokens(
  play: Play,
  id: string,
  kinds: readonly TokenKind[],
  cause: Cause,
): void {
  const there = kinds.filter((kind) => tokenCount(tokensOn(play, id), kind) > 0);
  if (there.length === 0) return;
  setTokens(play, id, Object.fromEntries(there.map((kind) => [kind, 0])), cause);
}

export const conditionsOff = (play: Play, id: string, cause: Cause): void =>
  takeTokens(play, id, CONDITIONS, cause);
