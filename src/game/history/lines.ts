import { lineOf, type EventLine, type GameEvent } from '@/src/rules';
import { hpAlone } from '../log/marks';
import type { PlayedRow } from '../log/played';
import type { LogRow } from '../port';
import { readEvents } from '../schema/events';
import { parseJson } from '../schema/json';

/** Key of the words and what is put into them. */
export type HistoryLine =
  EventLine | { readonly key: 'history.unreadable'; readonly values: Record<string, never> };

export const linesOfEvents = (events: readonly GameEvent[]): readonly EventLine[] =>
  events.map(lineOf).filter((line) => line !== null);

const hpOf = (row: PlayedRow | undefined): string | null => hpAlone(row?.events ?? []);

/** Oldest first, without those the next row of the step says anew: several taps on hit points are told once. */
export const toldOnce = (rows: readonly PlayedRow[]): readonly PlayedRow[] =>
  rows.filter((row, index) => {
    const next = rows[index + 1];
    return hpOf(row) === null || next?.step !== row.step || hpOf(next) !== hpOf(row);
  });

/** The lines of one row. A row that cannot be read says so instead of vanishing. */
export function linesOf(row: Pick<LogRow, 'events'>): readonly HistoryLine[] {
  const events = readEvents(parseJson(row.events));
  return events.ok ? linesOfEvents(events.value) : [{ key: 'history.unreadable', values: {} }];
}
