import { canonicalText } from '../../base/hash';
import type { Adventure } from '../state/adventure';
import type { Doubts, Warning } from './warning';

const none: readonly Warning[] = [];

const DECK = 10;

/** V3: a door opens once. Another adventure's steps are not here. */
const wasOpened = ({ steps }: Adventure, step: unknown): boolean =>
  steps.some((one) => canonicalText(one) === canonicalText(step));

export const SUMMON_DOUBTS: Doubts = {
  openStep: (adventure, { setup }) =>
    wasOpened(adventure, setup.step) ? [{ code: 'step-opened-before' }] : none,
  /** U11; a boss has as many as he has (U12). */
  setDeck: ({ monsters, cards }, { owner, deck }) => {
    const card = cards.find(
      ({ id }) => id === monsters.find((monster) => monster.id === owner)?.card,
    );
    return card?.kind === 'boss' || deck.length === DECK
      ? none
      : [{ code: 'deck-not-complete', most: DECK }];
  },
  /** U3: one per hero. */
  layAttackCards: ({ heroes, decks }, { owner, drawn }) => {
    const most = Math.min(heroes.length, decks[owner]?.length ?? DECK);
    return drawn === undefined || drawn.length === most
      ? none
      : [{ code: 'one-card-per-hero', most }];
  },
};
