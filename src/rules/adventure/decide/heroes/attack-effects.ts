import { giveTokens } from '@/src/rules/adventure/consequences/give-tokens';
import { isInPlay, isTokenImmune, takeTokens } from '@/src/rules/adventure/consequences/tokens';
import { refOf } from '@/src/rules/adventure/play/figures';
import { monsterIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { TokenKind, Tokens } from '@/src/rules/adventure/state/tokens';
import { checkNumber } from '../check';
import { mark } from '../figures/tokens';
import { checkTarget, payToken } from './acting';

const MAX_TARGETS = 40;

/** Each target once, all in play and awake. */
export function checkTargets(play: Play, ids: readonly string[]): void {
  checkNumber(ids.length, 0, MAX_TARGETS);
  ids.forEach((id, index) => {
    const { name } = refOf(play, id);
    if (ids.indexOf(id) !== index) refuse({ code: 'already-a-target', name });
    checkTarget(play, id);
  });
}

/** W4: what an attack brings along; its mark is the attacker's. */
export function giveCollateral(play: Play, hero: string, target: string, tokens: Tokens): void {
  const { 'rangers-mark': marks = 0, ...others } = tokens;
  for (const [kind, count] of Object.entries(others)) {
    giveTokens(play, target, kind as TokenKind, count, 'W4');
  }
  if (marks === 0 || !isInPlay(play, target)) return;
  if (monsterIn(play.adventure, target)) mark(play, { kind: 'mark', monster: target, hero });
  else giveTokens(play, target, 'rangers-mark', marks, 'W4');
}

/** Q8: 1 FURY. */
export function payFury(play: Play, hero: string): void {
  payToken(play, hero, 'fury');
  play.add({ type: 'furyUsed', v: 1, cause: 'Q8', who: refOf(play, hero) });
}

/** W3: after the first attack, hit or miss. */
export function intimidationOff(play: Play, hero: string): void {
  if (!isTokenImmune(play, hero, 'intimidate')) takeTokens(play, hero, ['intimidate'], 'W3');
}
