import { canonicalText } from '@/src/rules/base/hash';
import type { Adventure } from '../state/adventure';
import type { Doubts, Warning } from './warning';

const none: readonly Warning[] = [];

const DECK = 10;

/** V3: a door opens once. Another adventure's steps are not here. */
const wasOpened = ({ steps }: Adventure, step: unknown): boolean =>
  steps.some((one) => canonicalText(one) === canonicalText(step));

/** V3: nobody knows which door it is about: all of them are told. */
const locked = ({ lines = [] }: Adventure): readonly Warning[] =>
  lines
    .filter(({ kind, done }) => kind === 'locked' && !done)
    .map(({ text }) => ({ code: 'door-locked', text }));

const isBoss = ({ monsters, cards }: Adventure, owner: string): boolean => {
  const figure = monsters.find(({ id }) => id === owner);
  return cards.some(({ id, kind }) => id === figure?.card && kind === 'boss');
};

/** U12: a boss has as many cards as he has, and all of them lie there. */
export const SUMMON_DOUBTS: Doubts = {
  openStep: (adventure, { setup }) => [
    ...(wasOpened(adventure, setup.step) ? [{ code: 'step-opened-before' } as const] : none),
    ...locked(adventure),
  ],
  setDeck: (adventure, { owner, deck }) =>
    isBoss(adventure, owner) || deck.length === DECK
      ? none
      : [{ code: 'deck-not-complete', most: DECK }],
  layAttackCards: (adventure, { owner, drawn }) => {
    const { heroes, decks } = adventure;
    const most = Math.min(heroes.length, decks[owner]?.length ?? DECK);
    return drawn === undefined || drawn.length === most || isBoss(adventure, owner)
      ? none
      : [{ code: 'one-card-per-hero', most }];
  },
};
