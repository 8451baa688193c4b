import { linesOfEvents, type AdventureLine, type HistoryLine, type PlayedRow } from '@/src/game';
import type { GameEvent } from '@/src/rules';

export type Line = HistoryLine | AdventureLine;

/** Follows from the rest, or is seen on the figure at once. */
const BESIDES: ReadonlySet<GameEvent['type']> = new Set(['tokensSet', 'cubesSet']);

/** What a move brought about, in the order it happened; small things only if alone. */
export function tellingLines(rows: readonly PlayedRow[]): readonly Line[] {
  const events = rows.flatMap((row) => row.events ?? []);
  const telling = linesOfEvents(events.filter(({ type }) => !BESIDES.has(type)));
  return telling.length > 0 ? telling : linesOfEvents(events);
}
