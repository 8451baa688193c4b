import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, flag, name, whole } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';

const roundInput = record({
  powers: optional(list(record({ id: name, hourglasses: whole(1, 9) }), { unique: 'id' }), []),
  event: record({ cards: count, faceUp: flag }),
});

type EventDeck = ValueOf<typeof roundInput>['event'];

/** SS11: the open card is one of the cards; the deck is never shuffled anew. */
function eventPhase({ cards, faceUp }: EventDeck) {
  if (cards === 0) return { do: 'none', cards, faceUp: false };
  return faceUp
    ? { do: 'discard', cards: cards - 1, faceUp: false }
    : { do: 'resolve', cards, faceUp: true };
}

/** SS11 */
export const roundOp = gameOp(roundInput, [], ({ powers, event }) =>
  ok({
    ready: powers.filter(({ hourglasses }) => hourglasses === 1).map(({ id }) => id),
    waiting: powers
      .filter(({ hourglasses }) => hourglasses > 1)
      .map(({ id, hourglasses }) => ({ id, hourglasses: hourglasses - 1 })),
    event: eventPhase(event),
  }),
);
