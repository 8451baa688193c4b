import { linesOfEvents, toldOnce, type Game, type PlayedRow } from '@/src/game';
import type { EventLine, GameEvent } from '@/src/rules';

/** Follows from the rest, or is seen on the figure at once. */
const BESIDES: ReadonlySet<GameEvent['type']> = new Set(['tokensSet', 'cubesSet']);

/** A step has few rows; a jump may have led anywhere. */
const MAX_ROWS = 40;

/** What a move brought about, in the order it happened; small things only if alone. */
export const tellingLines = (rows: readonly PlayedRow[]): readonly EventLine[] =>
  tellingOf(toldOnce(rows).flatMap((row) => row.events ?? []));

export function tellingOf(events: readonly GameEvent[]): readonly EventLine[] {
  const telling = linesOfEvents(events.filter(({ type }) => !BESIDES.has(type)));
  return telling.length > 0 ? telling : linesOfEvents(events);
}

export const toldIn = (rows: readonly PlayedRow[], line: (line: EventLine) => string): string =>
  tellingLines(rows).map(line).join(' · ');

export const inWords =
  (line: (line: EventLine) => string) =>
  (rows: readonly PlayedRow[]): string =>
    toldIn(rows, line);

/** What lies between two places of the log, as the history words it; a jump has no words. */
export async function wordsBetween(
  game: Game,
  told: (rows: readonly PlayedRow[]) => string,
  newest: string,
  end: string,
): Promise<string> {
  const rows = await game.rowsBack(newest, ({ parent }) => parent === end, MAX_ROWS);
  return rows.at(-1)?.parent === end ? told([...rows].reverse()) : '';
}
