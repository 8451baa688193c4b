import { fail, ok } from '@/src/rules';
import { playedRow, type PlayedRow } from '../log/played';
import type { GameContext } from './context';
import type { Answered } from './view';

/** A row never changes: what was played or read once is at hand. */
function rowAt(context: GameContext, id: string): Answered<PlayedRow> {
  const known = context.rows.get(id);
  return known === undefined
    ? context.inTurn(() => readRow(context, id))
    : Promise.resolve(ok(known));
}

async function readRow(context: GameContext, id: string): Answered<PlayedRow> {
  const { session, storage, rows } = context;
  if (session === null) return fail({ code: 'nothing-open' });
  const [row] = await storage.log.rows(session.record.id, [id]);
  if (row === undefined) return fail({ code: 'unknown-row' });
  const played = playedRow(row);
  rows.put(id, played);
  return ok(played);
}

/**
 * From this row of the open campaign back, newest first, up to and with the first that is `last`.
 * Only what was neither played nor asked for since the campaign was opened is read from the log.
 */
export async function rowsBack(
  context: GameContext,
  from: string,
  last: (row: PlayedRow) => boolean,
  most: number,
): Promise<readonly PlayedRow[]> {
  const found: PlayedRow[] = [];
  let next: string | null = from;
  while (next !== null && found.length < most) {
    const row: Awaited<ReturnType<typeof rowAt>> = await rowAt(context, next);
    if (!row.ok) break;
    found.push(row.value);
    if (last(row.value)) break;
    next = row.value.parent;
  }
  return found;
}
