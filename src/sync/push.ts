import { ok } from '../rules';
import type { Answered } from '../game/campaigns/view';
import type { LogRow } from '../game/port';
import type { SharedRecord } from '../game/port-shared';
import { parseJson } from '../game/schema/json';
import type { Holding } from './holding';
import { boundTo, type Payload } from './receive';
import { seal } from './seal';
import { wayToTell } from './way-to';
import { MAX_ROWS, type HeadMove, type SealedRow } from './type';

/** What goes to the server: rows in parts, the move of the head with the last of them. */
export interface Parcel {
  readonly parts: readonly (readonly SealedRow[])[];
  readonly move: HeadMove | null;
  /** The last of what was said here that goes with it. */
  readonly last: number;
}

/** A message of the server's keeps below a megabyte. */
const MAX_LETTERS = 600_000;

function inParts(rows: readonly SealedRow[]): readonly (readonly SealedRow[])[] {
  const parts: SealedRow[][] = [[]];
  let letters = 0;
  for (const row of rows) {
    const part = parts.at(-1) ?? [];
    const isFull = part.length === MAX_ROWS || letters + row.sealed.length > MAX_LETTERS;
    if (isFull && part.length > 0) parts.push([row]);
    else part.push(row);
    letters = isFull ? row.sealed.length : letters + row.sealed.length;
  }
  return parts;
}

function sealedRow(hand: Holding, row: LogRow, by: string): SealedRow {
  const { id, parent, step, at, rules } = row;
  const payload = {
    at,
    rules,
    command: parseJson(row.command),
    events: parseJson(row.events),
    by,
  } as Payload;
  const place = { id, parent, step };
  return {
    ...place,
    sealed: seal(hand.key, hand.seat.random, boundTo(hand.bound, place), payload),
  };
}

async function rowsFor(hand: Holding, shared: SharedRecord, ids: readonly string[]) {
  const { log } = hand.seat.storage;
  return shared.head === '' ? log.all(hand.campaign) : log.rows(hand.campaign, ids);
}

/** What a head move without anything new is bound to. */
export const moveBound = (campaign: string, to: string) => ['move', campaign, to];

function movedBy(hand: Holding, rows: readonly LogRow[], move: HeadMove): HeadMove {
  if (rows.length > 0) return move;
  const { random, author } = hand.seat;
  return { ...move, by: seal(hand.key, random, moveBound(hand.bound, move.to), author) };
}

/** Everything the table has not been told yet; null: it knows all. */
export async function parcel(hand: Holding, shared: SharedRecord): Answered<Parcel | null> {
  const { session, storage } = hand.seat;
  if (session?.record.id !== hand.campaign || session.record.shared !== 'play') return ok(null);
  const unsaid = await storage.shared.unsaid(hand.campaign);
  const to = session.place.id;
  if (unsaid.length === 0 && shared.head === to) return ok(null);
  const ids = unsaid.flatMap(({ rows }) => rows);
  const rows = await rowsFor(hand, shared, ids);
  const way = shared.head === '' ? [] : await wayToTell(hand, shared, to, rows);
  const authors = await storage.shared.authors(
    hand.campaign,
    [...way, ...rows].map(({ id }) => id),
  );
  const by = new Map(authors.map((author) => [author.row, author.by]));
  const closed = (row: LogRow): SealedRow => sealedRow(hand, row, by.get(row.id) ?? '');
  // Apart from what is played: whoever only goes elsewhere plays nothing.
  const before = way.length === 0 ? [] : inParts(way.map(closed));
  const parts = [...before, ...inParts(rows.map(closed))];
  const move = shared.head === to ? null : movedBy(hand, rows, { from: shared.head, to });
  return ok({ parts, move, last: unsaid.at(-1)?.number ?? 0 });
}
