import { HINDRANCES, type Adventure, type Hindrance } from '@/src/rules/adventure/state/adventure';
import { isImmuneIn } from '@/src/rules/adventure/state/immunity';
import { tokenCount } from '@/src/rules/adventure/state/tokens';
import type { GameEvent } from '../contract';
import type { Faults } from './fault';

type Events = readonly GameEvent[];

const isLeft = (now: Adventure, id: string, kind: Hindrance): boolean => {
  const figure = [...now.heroes, ...now.allies].find((one) => one.id === id);
  return figure !== undefined && tokenCount(figure.tokens, kind) > 0 && !isImmuneIn(now, id, kind);
};

/** Given anew after the movement. */
const isNew = (events: Events, id: string, kind: Hindrance): boolean =>
  events.some(
    (event) => event.type === 'tokensSet' && event.who.id === id && (event.set[kind] ?? 0) > 0,
  );

/** C7: nobody has moved and is still slowed or lies on the ground. */
const granted = (events: Events, now: Adventure): Faults =>
  events.flatMap((event, index) => {
    if (event.type !== 'movementGranted' || event.cause !== 'C7') return [];
    const { id } = event.who;
    const later = events.slice(index);
    const left = HINDRANCES.filter((kind) => isLeft(now, id, kind) && !isNew(later, id, kind));
    return left.map((kind) => `${id} moved and has ${kind}`);
  });

/** C7: what hampered a hero or an ally at the start of its turn is gone at its end. */
const ended = (events: Events, { turn }: Adventure, now: Adventure): Faults => {
  if (turn === null || turn.over || turn.actions.includes('move')) return [];
  const { figure, hampered = [], key } = turn;
  const over = events.some((event) => event.type === 'turnEnded' && event.key === key);
  if (!over || figure === null) return [];
  const left = hampered.filter((kind) => isLeft(now, figure, kind) && !isNew(events, figure, kind));
  return left.map((kind) => `${figure} ended its turn and has ${kind}`);
};

export const movementFaults = (events: Events, old: Adventure, now: Adventure): Faults => [
  ...granted(events, now),
  ...ended(events, old, now),
];
