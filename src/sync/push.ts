import { ok } from '../rules';
import type { Answered } from '../game/campaigns/view';
import type { LogRow, Written } from '../game/port';
import type { Author, SharedRecord } from '../game/port-shared';
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

/** What a head move without anything new is bound to. */
export const moveBound = (campaign: string, to: string) => ['move', campaign, to];

function movedBy(hand: Holding, rows: readonly LogRow[], move: HeadMove): HeadMove {
  if (rows.length > 0) return move;
  const { random, author } = hand.seat;
  return { ...move, by: seal(hand.key, random, moveBound(hand.bound, move.to), author) };
}

const authorsOf = async ({ seat, campaign }: Holding, rows: readonly LogRow[]) => {
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? [] : seat.storage.shared.authors(campaign, ids);
};

/** The session that is told of; none: another one is open, or this device only looks on. */
const toldOf = ({ seat: { session }, campaign }: Holding) =>
  session?.record.id === campaign && session.record.shared === 'play' ? session : null;

const closedBy = (hand: Holding, authors: readonly Author[]): ((row: LogRow) => SealedRow) => {
  const by = new Map(authors.map((author) => [author.row, author.by]));
  return (row) => sealedRow(hand, row, by.get(row.id) ?? '');
};

/** What is written, as the table gets it: made once. */
export function sealedOf(hand: Holding, written: Written): readonly SealedRow[] {
  const known = hand.sealed.get(written);
  if (known !== undefined) return known;
  const rows = written.rows.map(closedBy(hand, written.authors));
  hand.sealed.set(written, rows);
  return rows;
}

/** What was written just now, on the row where the table stands; null: it is not that simple. */
export function parcelOf(hand: Holding, shared: SharedRecord, written: Written): Parcel | null {
  const { from, rows } = written;
  const to = rows.at(-1)?.id;
  if (toldOf(hand) === null || to === undefined || from !== shared.head) return null;
  return { parts: inParts(sealedOf(hand, written)), move: { from, to }, last: 0 };
}

/** Everything the table has not been told yet; null: it knows all. */
export async function parcel(hand: Holding, shared: SharedRecord): Answered<Parcel | null> {
  const { storage } = hand.seat;
  const session = toldOf(hand);
  if (session === null) return ok(null);
  const { unsaid, ...said } = await storage.shared.unsaidWhole(hand.campaign);
  const to = session.place.id;
  const isFirst = shared.head === '';
  if (unsaid.length === 0 && shared.head === to) return ok(null);
  const rows = isFirst ? await storage.log.all(hand.campaign) : said.rows;
  const way = isFirst ? [] : await wayToTell(hand, shared, to, rows);
  const authors = await authorsOf(hand, isFirst ? rows : way);
  const closed = closedBy(hand, [...said.authors, ...authors]);
  // Apart from what is played: whoever only goes elsewhere plays nothing.
  const before = way.length === 0 ? [] : inParts(way.map(closed));
  const parts = [...before, ...inParts(rows.map(closed))];
  const move = shared.head === to ? null : movedBy(hand, rows, { from: shared.head, to });
  return ok({ parts, move, last: unsaid.at(-1)?.number ?? 0 });
}

/** The table knows all that was said here up to this number. */
export async function cleared({ seat, campaign }: Holding, shared: SharedRecord, number: number) {
  const record = await seat.storage.campaigns.find(campaign);
  if (record === null) throw new Error('the campaign is gone');
  const heard = { shared, said: number, refused: [] };
  return { record, rows: [], snapshots: [], said: [], heard };
}
