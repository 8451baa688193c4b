import type { Cause } from '@/src/rules/base/event';
import type { Play } from '../play';
import { worksAtOnce } from '../state/versus';
import { tokenCount, tokenLimit, type TokenKind, type Tokens } from '../state/tokens';
import { harm } from './harm';
import { isInPlay, isTokenImmune, setTokens, tokensOn } from './tokens';

/** C1: more than the limit are lost. Nothing for a figure that is gone. */
export function giveTokens(
  play: Play,
  id: string,
  token: TokenKind,
  count: number,
  cause: Cause,
): void {
  if (!isInPlay(play, id) || isTokenImmune(play, id, token)) return;
  const before = tokenCount(tokensOn(play, id), token);
  const after = Math.min(tokenLimit(token), before + count);
  if (after === before) return;
  if (worksAtOnce(play.adventure, token)) sufferAtOnce(play, id, token, after - before);
  else setTokens(play, id, { [token]: after }, cause);
}

/** X4: as much as there were tokens, not preventable; none stays. */
export function sufferAtOnce(play: Play, id: string, token: TokenKind, amount: number): void {
  harm(play, id, { amount, preventable: false, cause: 'X4', tokens: { [token]: amount } });
}

/** Several kinds at once, in the order written. */
export function giveAll(play: Play, id: string, tokens: Tokens, cause: Cause): void {
  for (const [kind, count] of Object.entries(tokens)) {
    giveTokens(play, id, kind as TokenKind, count, cause);
  }
}
