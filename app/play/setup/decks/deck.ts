import {
  canonicalText,
  UNWRITTEN_DECK,
  type Adventure,
  type AdventureCommand,
  type AttackCard,
  type AttackCardDraft,
  type CardKind,
} from '@/src/rules';

/** U11: the ten are known by rune and arrow; a boss has those the players entered (U12). */
export const deckIn = (
  { decks }: Adventure,
  owner: string,
  kind: CardKind,
): readonly AttackCardDraft[] => decks[owner] ?? (kind === 'boss' ? [] : UNWRITTEN_DECK);

const sameCard = (one: AttackCardDraft, other: AttackCardDraft): boolean =>
  canonicalText(one) === canonicalText(other);

const draftOf = ({ id: _, owner: __, ...draft }: AttackCard): AttackCardDraft => draft;

export const laidCard = (
  { attackCards }: Adventure,
  owner: string,
  draft: AttackCardDraft | undefined,
): AttackCard | undefined =>
  draft && attackCards.find((card) => card.owner === owner && sameCard(draftOf(card), draft));

/** Places in the deck of the cards that lie on the track. */
export const laidPlaces = (
  adventure: Adventure,
  owner: string,
  deck: readonly AttackCardDraft[],
): readonly number[] =>
  deck.flatMap((draft, place) => (laidCard(adventure, owner, draft) ? [place] : []));

export const NEW_ATTACK_CARD: AttackCardDraft = {
  spot: { rune: 'orange', row: 'upper' },
  name: '',
  damage: null,
  note: '',
  vicious: false,
  activates: false,
  passive: false,
  status: false,
};

/** On the track and in the deck at once, if it lies there; `at` past the end: a new card. */
export function writeCommand(
  adventure: Adventure,
  owner: string,
  deck: readonly AttackCardDraft[],
  at: number,
  draft: AttackCardDraft,
): AdventureCommand {
  const laid = laidCard(adventure, owner, deck[at]);
  if (laid) return { kind: 'writeAttackCard', card: laid.id, draft };
  const changed = deck.map((card, index) => (index === at ? draft : card));
  return { kind: 'setDeck', owner, deck: at < deck.length ? changed : [...deck, draft] };
}
