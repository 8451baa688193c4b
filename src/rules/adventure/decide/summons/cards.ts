import { canonicalText } from '@/src/rules/base/hash';
import type { CardFace } from '@/src/rules/model/catalogue';
import type { SummonCommand } from '@/src/rules/adventure/commands';
import { turnCardOver } from '@/src/rules/adventure/consequences/turn-card';
import { cardOfMonster, refOf, theCard, theMonster } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { checkBase } from './bases';
import { checkFace } from './check-card';

type Of<Kind extends SummonCommand['kind']> = Extract<SummonCommand, { kind: Kind }>;

/** Players' corrections. What it is and which side lies up stay (`turnCard`). */
export function changeCard(play: Play, { card: id, face: change }: Of<'changeCard'>): void {
  const card = theCard(play, id);
  const { face } = card;
  const kept: Partial<CardFace> = { id: face.id, side: face.side, size: face.size };
  const after = { ...face, ...change, ...kept };
  checkFace(after);
  if (canonicalText(after) === canonicalText(face)) return;
  const spot = change.track === undefined ? card.spot : change.track;
  play.add({ type: 'cardChanged', v: 1, cause: 'table', card: { ...card, face: after, spot } });
}

export function moveCard(play: Play, { card: id, spot }: Of<'moveCard'>): void {
  const card = theCard(play, id);
  if (canonicalText(card.spot) === canonicalText(spot)) return;
  play.add({ type: 'cardChanged', v: 1, cause: 'table', card: { ...card, spot } });
}

export function changeBase(play: Play, { figure, base }: Of<'changeBase'>): void {
  const monster = theMonster(play, figure);
  if (monster.base === base) return;
  const { size } = cardOfMonster(play.adventure, monster).face;
  if (base !== null) checkBase(play, size, base);
  play.add({ type: 'baseSet', v: 1, cause: 'U2', who: refOf(play, figure), base });
}

/** U4, S6 by hand. */
export function turnCard(play: Play, { card, side }: Of<'turnCard'>): void {
  const { face, back } = theCard(play, card);
  if (face.side === side) return;
  if (back?.side !== side) refuse({ code: 'no-other-side' });
  turnCardOver(play, card, 'S6');
}
