import { deckKey, type KeptDecks } from '@/src/game';
import {
  cardIn,
  hasAttackCards,
  type Adventure,
  type CardInPlay,
  type GameCommand,
  type MonsterFigure,
} from '@/src/rules';

export interface DeckOwner {
  readonly figure: MonsterFigure;
  readonly card: CardInPlay;
}

/** U3, U10, U12: commanders, lieutenants and bosses in play. */
export const deckOwners = (adventure: Adventure): readonly DeckOwner[] =>
  adventure.monsters.flatMap((figure) => {
    const card = cardIn(adventure, figure.card);
    return card && hasAttackCards(card.kind) ? [{ figure, card }] : [];
  });

const commandsFor = (
  { figure, card }: DeckOwner,
  { rules }: Adventure,
  kept: KeptDecks,
): readonly GameCommand[] => {
  const owner = figure.id;
  const deck = kept[deckKey(card)];
  const canLay = rules.cards === 'app' && (card.kind !== 'boss' || deck !== undefined);
  return [
    ...(deck === undefined ? [] : [{ kind: 'setDeck', owner, deck } as const]),
    ...(canLay ? [{ kind: 'layAttackCards', owner } as const] : []),
  ];
};

/** Whoever has just come gets the cards written down once; the app draws unless the table does. */
export const newDeckCommands = (adventure: Adventure, kept: KeptDecks): readonly GameCommand[] =>
  deckOwners(adventure)
    .filter(({ figure }) => adventure.decks[figure.id] === undefined)
    .flatMap((owner) => commandsFor(owner, adventure, kept));
