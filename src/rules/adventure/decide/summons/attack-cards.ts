import type { Cause } from '@/src/rules/base/event';
import { canonicalText } from '@/src/rules/base/hash';
import { LONGEST_NAME, LONGEST_NOTES } from '@/src/rules/campaign/campaign';
import { RUNE_COLOURS, TRACK_ROWS } from '@/src/rules/model/catalogue';
import type { SummonCommand } from '@/src/rules/adventure/commands';
import { cardOfMonster, refOf, theMonster } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { CardEffect } from '@/src/rules/adventure/state/card-effect';
import {
  hasAttackCards,
  type AttackCardDraft,
  type CardKind,
} from '@/src/rules/adventure/state/monster';
import { checkLength, checkNumber } from '../check';
import { finishTask } from '../tasks';

type Of<Kind extends SummonCommand['kind']> = Extract<SummonCommand, { kind: Kind }>;

const MAX_CARDS = 10;
const MAX_BOSS_CARDS = 20;
const MAX_DAMAGE = 99;

/** U11: ten cards, one for each rune and arrow; what they say is entered when they are seen. */
export const UNWRITTEN_DECK: readonly AttackCardDraft[] = TRACK_ROWS.flatMap((row) =>
  RUNE_COLOURS.map((rune) => ({
    spot: { rune, row },
    name: '',
    damage: null,
    note: '',
    vicious: false,
    activates: false,
    passive: false,
    status: false,
  })),
);

const MAX_TARGETS = 9;

function checkEffect({ most, runes, collateral }: CardEffect): void {
  if (most !== null) checkNumber(most, 1, MAX_TARGETS);
  checkNumber(runes, 0, MAX_CARDS - 1);
  for (const { x } of collateral) checkNumber(x, 0, MAX_DAMAGE);
}

function checkDraft({ name, damage, note, effect }: AttackCardDraft): void {
  if (effect !== undefined) checkEffect(effect);
  checkLength(name, LONGEST_NAME);
  checkLength(note, LONGEST_NOTES);
  if (damage !== null) checkNumber(damage, 0, MAX_DAMAGE);
}

function checkSpots(deck: readonly AttackCardDraft[]): void {
  deck.forEach(({ spot }, index) => {
    const { rune, row } = spot;
    const first = deck.findIndex((other) => other.spot.rune === rune && other.spot.row === row);
    if (first !== index) refuse({ code: 'spot-twice', rune, row });
  });
}

function ownerKind(play: Play, owner: string): CardKind {
  const { kind } = cardOfMonster(play.adventure, theMonster(play, owner));
  return hasAttackCards(kind) ? kind : refuse({ code: 'no-deck' });
}

/** U11; a boss's cards are fixed by the adventure (U12). */
export function setDeck(play: Play, { owner, deck }: Of<'setDeck'>): void {
  const kind = ownerKind(play, owner);
  checkNumber(deck.length, 1, kind === 'boss' ? MAX_BOSS_CARDS : MAX_CARDS);
  deck.forEach(checkDraft);
  if (kind !== 'boss') checkSpots(deck);
  if (canonicalText(play.adventure.decks[owner]) === canonicalText(deck)) return;
  writeDeck(play, owner, deck, kind === 'boss' ? 'U12' : 'U11');
}

function writeDeck(
  play: Play,
  owner: string,
  deck: readonly AttackCardDraft[],
  cause: Cause,
): void {
  play.add({ type: 'deckSet', v: 1, cause, who: refOf(play, owner), deck });
}

/** The ten of a commander are known by their runes even before anybody wrote them down. */
function deckOf(play: Play, owner: string): readonly AttackCardDraft[] {
  const kind = ownerKind(play, owner);
  const deck = play.adventure.decks[owner];
  if (deck) return deck;
  if (kind === 'boss') return refuse({ code: 'no-deck' });
  writeDeck(play, owner, UNWRITTEN_DECK, 'U11');
  return UNWRITTEN_DECK;
}

/** So many different places of the deck, by chance; all of them need none. */
function drawPlaces(play: Play, size: number, count: number, cause: Cause): readonly number[] {
  const rest = Array.from({ length: size }, (_, place) => place);
  if (count >= size) return rest;
  return Array.from({ length: count }, () => {
    const place = rest[play.draw(rest.length, cause) - 1] ?? 0;
    rest.splice(rest.indexOf(place), 1);
    return place;
  });
}

function lay(play: Play, owner: string, drafts: readonly AttackCardDraft[], cause: Cause): void {
  const { serial } = play.adventure;
  const cards = drafts.map((draft, index) => ({
    ...draft,
    id: `attack-${serial + 1 + index}`,
    owner,
  }));
  play.add({ type: 'attackCardsLaid', v: 1, cause, who: refOf(play, owner), cards });
}

/** U3, S2f: all shuffled, one per hero drawn; a boss's lie there from the start (U12). */
export function drawAttackCards(play: Play, owner: string, cause: Cause): void {
  const deck = deckOf(play, owner);
  const count = ownerKind(play, owner) === 'boss' ? deck.length : play.adventure.heroes.length;
  const drafts = drawPlaces(play, deck.length, count, cause).flatMap((place) => deck[place] ?? []);
  lay(play, owner, drafts, cause);
}

export function layAttackCards(play: Play, { owner, drawn }: Of<'layAttackCards'>): void {
  const cause = ownerKind(play, owner) === 'boss' ? 'U12' : 'U3';
  if (play.adventure.turn?.figure === owner) finishTask(play, 'maelstrom');
  if (drawn === undefined) drawAttackCards(play, owner, cause);
  else layDrawn(play, owner, drawn, cause);
}

/** The players drew them from their own cards. */
function layDrawn(play: Play, owner: string, drawn: readonly number[], cause: Cause): void {
  const deck = deckOf(play, owner);
  for (const place of drawn) checkNumber(place, 0, deck.length - 1);
  const drafts = [...new Set(drawn)].flatMap((place) => deck[place] ?? []);
  lay(play, owner, drafts, cause);
}

/** What was read off a card: on the track, and in the deck for the next time it is drawn. */
export function writeAttackCard(play: Play, { card, draft }: Of<'writeAttackCard'>): void {
  checkDraft(draft);
  const before = play.adventure.attackCards.find(({ id }) => id === card);
  if (!before) return refuse({ code: 'unknown-card' });
  const { id, owner, ...old } = before;
  if (canonicalText(old) === canonicalText(draft)) return;
  const deck = play.adventure.decks[owner] ?? [];
  const place = deck.findIndex((one) => canonicalText(one) === canonicalText(old));
  const after = deck.map((one, index) => (index === place ? draft : one));
  if (ownerKind(play, owner) !== 'boss') checkSpots(after);
  play.add({ type: 'attackCardWritten', v: 1, cause: 'table', card: { ...draft, id, owner } });
  if (place >= 0) writeDeck(play, owner, after, 'table');
}
