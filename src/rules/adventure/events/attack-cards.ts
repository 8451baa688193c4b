import { untold } from '@/src/rules/base/event-table';
import type { FigureRef } from '../state/hero';
import type { AttackCard, AttackCardDraft } from '../state/monster';
import { inAdventure, adventureLine as line } from './entries';

/** Attack cards of commanders and bosses. */
export const ATTACK_CARD_EVENTS = {
  deckSet: inAdventure<{ who: FigureRef; deck: readonly AttackCardDraft[] }>()({
    v: 1,
    evolve: (adventure, { who, deck }) => ({
      ...adventure,
      decks: { ...adventure.decks, [who.id]: deck },
    }),
    line: untold,
  }),
  /** Replaces the owner's cards on the track (S2f). */
  attackCardsLaid: inAdventure<{ who: FigureRef; cards: readonly AttackCard[] }>()({
    v: 1,
    evolve: (adventure, { who, cards }) => ({
      ...adventure,
      attackCards: [...adventure.attackCards.filter(({ owner }) => owner !== who.id), ...cards],
      serial: adventure.serial + cards.length,
    }),
    line: ({ who, cards }) => line('attackCardsLaid', { who, count: cards.length }),
  }),
  attackCardWritten: inAdventure<{ card: AttackCard }>()({
    v: 1,
    evolve: (adventure, { card }) => ({
      ...adventure,
      attackCards: adventure.attackCards.map((one) => (one.id === card.id ? card : one)),
    }),
    line: untold,
  }),
  attackCardLeft: inAdventure<{ card: string }>()({
    v: 1,
    evolve: (adventure, { card }) => ({
      ...adventure,
      attackCards: adventure.attackCards.filter(({ id }) => id !== card),
    }),
    line: untold,
  }),
};
