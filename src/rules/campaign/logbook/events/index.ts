import type { EventsOf } from '@/src/rules/base/event-table';
import { CAMP_EVENTS } from './camp';
import { ITEM_EVENTS } from './items';
import { SHEET_EVENTS } from './sheets';

export type { ItemMove, ItemSpot } from './items';

export const LOGBOOK_EVENTS = { ...SHEET_EVENTS, ...ITEM_EVENTS, ...CAMP_EVENTS };

export type SheetEvent = EventsOf<typeof SHEET_EVENTS>;
export type ItemEvent = EventsOf<typeof ITEM_EVENTS>;
export type CampEvent = EventsOf<typeof CAMP_EVENTS>;

/** Values are absolute, so that replaying needs no rules. */
export type LogbookEvent = SheetEvent | ItemEvent | CampEvent;
