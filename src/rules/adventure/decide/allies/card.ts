import { LONGEST_NOTES } from '@/src/rules/campaign/campaign';
import type { AllyCommand } from '@/src/rules/adventure/commands';
import { refOf, theAlly } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { ALLY_KEYWORDS, type AllyCard } from '@/src/rules/adventure/state/hero';
import { tokenLimit, type TokenKind } from '@/src/rules/adventure/state/tokens';
import { checkLength, checkNumber } from '../check';
import { checkTokens } from '../figures/named';

type SetAllyCard = Extract<AllyCommand, { kind: 'setAllyCard' }>;

const MAX_VALUE = 20;
const ATTACKS: readonly AllyCard['attack'][] = ['melee', 'ranged', 'magic'];

export function checkAllyCard({ move, attack, damage, tokens, keywords, note }: AllyCard): void {
  checkNumber(move, 0, MAX_VALUE);
  checkNumber(damage, 0, MAX_VALUE);
  checkTokens(tokens);
  for (const [kind, count] of Object.entries(tokens)) {
    checkNumber(count, 1, tokenLimit(kind as TokenKind));
  }
  checkLength(note, LONGEST_NOTES);
  const known = keywords.every((keyword) => ALLY_KEYWORDS.includes(keyword));
  if (!known || !ATTACKS.includes(attack)) refuse({ code: 'unknown-thing' });
}

/** F4: what stands on its card, entered late or set right. */
export function setAllyCard(play: Play, { ally, card }: SetAllyCard): void {
  checkAllyCard(card);
  theAlly(play, ally);
  play.add({ type: 'allyCardSet', v: 1, cause: 'F4', who: refOf(play, ally), card });
}
