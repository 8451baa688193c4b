import type { GameEvent, GameState } from '@/src/rules';
import type { LogRow } from '../port';
import { readEvents } from '../schema/events';
import { parseJson } from '../schema/json';

/** A row of the log with its events at hand. */
export interface PlayedRow extends Pick<LogRow, 'id' | 'parent' | 'step' | 'at' | 'command'> {
  /** Null: they cannot be read. */
  readonly events: readonly GameEvent[] | null;
}

/** What a dispatch brought: the state now, and the rows that were written on the way to it. */
export interface Played {
  readonly state: GameState;
  readonly rows: readonly PlayedRow[];
}

export function playedRow({ id, parent, step, at, command, events }: LogRow): PlayedRow {
  const read = readEvents(parseJson(events));
  return { id, parent, step, at, command, events: read.ok ? read.value : null };
}
