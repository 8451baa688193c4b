import { withMonster } from './change';
import { withoutActor, withTurn } from './course';
import type { AdventureEvent } from '../events';
import type { Adventure } from '../state/adventure';

type Of<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;

const without = <Item extends { readonly id: string }>(items: readonly Item[], id: string) =>
  items.filter((item) => item.id !== id);

export const cardPlayed = (adventure: Adventure, { card }: Of<'cardPlayed'>): Adventure => ({
  ...adventure,
  cards: [...adventure.cards, card],
  serial: adventure.serial + 1,
});

export const cardChanged = (adventure: Adventure, { card }: Of<'cardChanged'>): Adventure => ({
  ...adventure,
  cards: adventure.cards.map((one) => (one.id === card.id ? card : one)),
});

export const cardTurned = (adventure: Adventure, event: Of<'cardTurned'>): Adventure => ({
  ...adventure,
  cards: adventure.cards.map((card) =>
    card.id === event.card
      ? { ...card, face: event.face, back: event.back, spot: event.spot }
      : card,
  ),
  acted: event.again ? adventure.acted.filter((key) => key !== event.card) : adventure.acted,
});

export const cardLeft = (adventure: Adventure, { card }: Of<'cardLeft'>): Adventure => ({
  ...adventure,
  cards: without(adventure.cards, card),
});

export const monsterSummoned = (
  adventure: Adventure,
  { monster }: Of<'monsterSummoned'>,
): Adventure => ({
  ...adventure,
  monsters: [...adventure.monsters, monster],
  serial: adventure.serial + 1,
});

export const monsterDefeated = (
  adventure: Adventure,
  { who }: Of<'monsterDefeated'>,
): Adventure => {
  const { [who.id]: _, ...decks } = adventure.decks;
  return {
    ...withoutActor(adventure, who.id),
    monsters: without(adventure.monsters, who.id),
    decks,
  };
};

/** D6 counts the attacks of the monster whose turn it is. */
export const monsterAttacked = (adventure: Adventure, { who }: Of<'monsterAttacked'>): Adventure =>
  withTurn(adventure, (turn) =>
    turn.figure === who.id ? { ...turn, attacks: turn.attacks + 1 } : turn,
  );

export const monsterRan = (adventure: Adventure, { who, way, hits }: Of<'monsterRan'>): Adventure =>
  withTurn(adventure, (turn) => (turn.figure === who.id ? { ...turn, ran: { way, hits } } : turn));

export const marked = (adventure: Adventure, { who, by }: Of<'marked'>): Adventure =>
  withMonster(adventure, who.id, (monster) => ({ ...monster, markedBy: by?.id ?? null }));

export const deckSet = (adventure: Adventure, { who, deck }: Of<'deckSet'>): Adventure => ({
  ...adventure,
  decks: { ...adventure.decks, [who.id]: deck },
});

/** Replaces the owner's cards on the track (S2f). */
export const attackCardsLaid = (
  adventure: Adventure,
  { who, cards }: Of<'attackCardsLaid'>,
): Adventure => ({
  ...adventure,
  attackCards: [...adventure.attackCards.filter(({ owner }) => owner !== who.id), ...cards],
  serial: adventure.serial + cards.length,
});

export const attackCardWritten = (
  adventure: Adventure,
  { card }: Of<'attackCardWritten'>,
): Adventure => ({
  ...adventure,
  attackCards: adventure.attackCards.map((one) => (one.id === card.id ? card : one)),
});

export const baseSet = (adventure: Adventure, { who, base }: Of<'baseSet'>): Adventure =>
  withMonster(adventure, who.id, (monster) => ({ ...monster, base }));

export const attackCardLeft = (
  adventure: Adventure,
  { card }: Of<'attackCardLeft'>,
): Adventure => ({ ...adventure, attackCards: without(adventure.attackCards, card) });
