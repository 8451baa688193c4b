import type { Cause } from '@/src/rules/base/event';
import { refOf } from '../play/figures';
import { allyIn, heroIn, monsterIn } from '../state/figures';
import type { Play } from '../play';
import type { Adventure } from '../state/adventure';
import { isImmuneIn } from '../state/immunity';
import { CONDITIONS, tokenCount, type TokenKind, type Tokens } from '../state/tokens';

const figureIn = (adventure: Adventure, id: string) =>
  heroIn(adventure, id) ?? monsterIn(adventure, id) ?? allyIn(adventure, id);

/** Whether the figure is still in play: what hits it may have removed it. */
export const isInPlay = (play: Play, id: string): boolean =>
  figureIn(play.adventure, id) !== undefined;

export const isTokenImmune = (play: Play, id: string, token: TokenKind): boolean =>
  isImmuneIn(play.adventure, id, token);

export const tokensOn = (play: Play, id: string): Tokens =>
  figureIn(play.adventure, id)?.tokens ?? {};

/** A mark that comes off is nobody's any more (W3). */
export function setTokens(play: Play, id: string, set: Tokens, cause: Cause): void {
  const who = refOf(play, id);
  play.add({ type: 'tokensSet', v: 1, cause, who, set });
  const hunted = monsterIn(play.adventure, id) ?? heroIn(play.adventure, id);
  const markedBy = hunted?.markedBy ?? null;
  if (set['rangers-mark'] === 0 && markedBy !== null) {
    play.add({ type: 'marked', v: 1, cause, who, by: null });
  }
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
