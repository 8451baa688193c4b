import { isDeepStrictEqual } from 'node:util';
import { readEvents } from '@/src/game/schema/events';
import { readState } from '@/src/game/schema/state';
import { CATALOGUE } from '@/src/content/drunagor';
import {
  alliesOf,
  implausible,
  type Change,
  type Faults,
  type GameEvent,
  type GameState,
} from '@/src/rules';

export const sameValue = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** V1: lost or abandoned, the campaign is as it was, with one more line in its chronicle. */
const closingFaults = ({ before, after, events }: Change): Faults => {
  const closed = events.find((event) => event.type === 'adventureClosed');
  if (!closed || before.adventure === null) return [];
  const { chronicle: told, decisions: _told, ...campaign } = after.campaign;
  const { chronicle: _, decisions: _early, ...start } = before.adventure.before;
  const back = closed.outcome.result === 'won' || sameValue(campaign, start);
  const longer = told.length === before.campaign.chronicle.length + 1;
  return [...(back ? [] : ['not as it was at the start']), ...(longer ? [] : ['no line told'])];
};

/**
 * I4, F4: after a hero's own turn each of his allies has one. Logs of before it was so are files
 * like any others: only what is played now is held against it. One that falls as its turn begins has
 * had it; one that left before has none.
 */
const allyFaults = ({ before, events }: Change): Faults => {
  const turn = before.adventure?.turn ?? null;
  const began = events.find((event) => event.type === 'turnBegan');
  const earlier = events.slice(0, began === undefined ? 0 : events.indexOf(began));
  const left = earlier.flatMap((event) => (event.type === 'allyLeft' ? [event.who.id] : []));
  if (!before.adventure || turn === null || began === undefined || began.place < 0) return [];
  const own = alliesOf(before.adventure, turn.key).map(({ id }) => id);
  const waiting = turn.figure === turn.key && turn.place >= 0 ? own : turn.waiting;
  const due = waiting.filter((id) => !left.includes(id));
  const next = began.who?.id ?? '';
  return due.length === 0 || due.includes(next) ? [] : [`${next} acts before ${due.join()}`];
};

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Every event passes the border, and comes back as it was. */
export const storageFaults = (events: readonly GameEvent[]): Faults => {
  const read = readEvents(written(events));
  if (read.ok) return sameValue(read.value, events) ? [] : ['events change when stored'];
  const broken = events.find((event) => !readEvents([written(event)]).ok);
  return [`${read.error}: ${JSON.stringify(broken).slice(0, 300)}`];
};

/** The snapshot of the state can be read again, and is the state. */
export const snapshotFaults = (state: GameState): Faults => {
  const read = readState(JSON.stringify(state));
  if (read === null) return ['the state cannot be read again'];
  return sameValue(read, state) ? [] : ['the state changes when stored'];
};

export const faultsOf = (change: Change): Faults => [
  ...implausible(CATALOGUE, change),
  ...closingFaults(change),
  ...allyFaults(change),
  ...storageFaults(change.events),
];
