import { linesOfEvents, type PlayedRow } from '@/src/game';
import type { EventLine, GameEvent } from '@/src/rules';

/** Follows from the rest, or is seen on the figure at once. */
const BESIDES: ReadonlySet<GameEvent['type']> = new Set(['tokensSet', 'cubesSet']);

/** What a move brought about, in the order it happened; small things only if alone. */
export function tellingLines(rows: readonly PlayedRow[]): readonly EventLine[] {
  const events = rows.flatMap((row) => row.events ?? []);
  const telling = linesOfEvents(events.filter(({ type }) => !BESIDES.has(type)));
  return telling.length > 0 ? telling : linesOfEvents(events);
}
