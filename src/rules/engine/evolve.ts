import { ADVENTURE_EVENTS, type AdventureEvent } from '../adventure/events';
import { tallied } from '../adventure/numbers/tally';
import { evolveBy } from '../base/event-table';
import { isCampaignEvent } from '../campaign/kinds';
import { EVENTS, type EventLine, type GameEvent } from './events';
import type { GameState } from './state';

const isAdventureEvent = (event: GameEvent): event is AdventureEvent =>
  Object.hasOwn(ADVENTURE_EVENTS, event.type);

/** What the statistics count, beside what the event changes. */
const counted = (before: GameState, after: GameState, event: GameEvent): GameState => {
  if (before.adventure === null || after.adventure === null || !isAdventureEvent(event))
    return after;
  const adventure = tallied(before.adventure, after.adventure, event);
  return adventure === after.adventure ? after : { ...after, adventure };
};

/** Bookkeeping only; never fails on an event that `decide` reported. */
export const evolve = (state: GameState, event: GameEvent): GameState =>
  counted(state, evolveBy(EVENTS, state, event), event);

export const replay = (start: GameState, events: readonly GameEvent[]): GameState =>
  events.reduce(evolve, start);

/** V1: what a defeat left as it was changed nothing. */
const isKept = (event: GameEvent): boolean => isCampaignEvent(event) && event.cause === 'V1';

/** How an event reads in the history; null: nothing to tell. */
export function lineOf(event: GameEvent): EventLine | null {
  const { line } = EVENTS[event.type];
  return isKept(event) ? null : (line as (event: GameEvent) => EventLine | null)(event);
}
