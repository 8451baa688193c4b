import { isDeepStrictEqual } from 'node:util';
import { readEvents } from '@/src/game/schema/events';
import { readState } from '@/src/game/schema/state';
import { CATALOGUE } from '@/src/content/drunagor';
import { implausible, type Change, type Faults, type GameEvent, type GameState } from '@/src/rules';

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
  ...storageFaults(change.events),
];
