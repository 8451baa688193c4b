import { ADVENTURE_EVENTS, type AdventureEvent } from '../adventure/events';
import type { DiceSource } from '../base/dice';
import type { EventEntry, EventsOf, Happened, LinesOf, Told } from '../base/event-table';
import { CAMPAIGN_EVENTS, type CampaignEvent } from '../campaign/events';
import { told } from '../campaign/event-entries';
import { SESSION_EVENTS, type SessionEvent } from '../session';
import type { GameState } from './state';

export type DieSides = 6 | 20;

const onGame =
  <Fields = object>() =>
  <Version extends number, Line extends Told | null>(
    entry: EventEntry<GameState, Happened<Fields>, Version, Line>,
  ) =>
    entry;

const DICE_EVENTS = {
  dieRolled: onGame<{ n: number; sides: DieSides; value: number; source: DiceSource }>()({
    v: 1,
    evolve: (state, { n }) => ({ ...state, dice: { ...state.dice, next: n + 1 } }),
    line: ({ sides, value, source }) =>
      told(source === 'typed' ? 'dieTyped' : 'dieRolled', { sides, value }),
  }),
};

/** Every kind of event: the one place that says what it changes and how it reads. */
export const EVENTS = {
  ...CAMPAIGN_EVENTS,
  ...ADVENTURE_EVENTS,
  ...DICE_EVENTS,
  ...SESSION_EVENTS,
};

export type DiceEvent = EventsOf<typeof DICE_EVENTS>;
export type GameEvent = CampaignEvent | AdventureEvent | DiceEvent | SessionEvent;

/** A line of the history; its words are found by its key. */
export type EventLine = LinesOf<typeof EVENTS>;
