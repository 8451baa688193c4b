import type { Session } from '../game/log/session';
import type { LogRow } from '../game/port';
import type { Unsaid } from '../game/port-shared';
import type { Holding, News } from './holding';
import type { Pending } from './rebase';

/** What this device has played that the table has not taken, and where that begins. */
export interface Ahead {
  /** Up to this number the table has it, and up to this one there is anything. */
  readonly heard: number;
  readonly last: number;
  /** The row the device and the table last agreed on. */
  readonly base: string;
  readonly left: readonly Unsaid[];
  readonly path: readonly LogRow[];
  /** The row the path begins on; the head itself, where nothing is ahead. */
  readonly fork: string;
  /** Rows the server does not have. */
  readonly unsent: readonly string[];
}

/**
 * How much the server took of what was said here, whether its answer came back or not: it has the rows, and the head was
 * where the last of them led. Others may have gone on from there.
 */
function taken(unsaid: readonly Unsaid[], from: string, told: ReadonlySet<string>, news: News) {
  let isBare = true;
  let found: Unsaid | null = null;
  for (const one of unsaid) {
    if (!one.rows.every((id) => told.has(id))) break;
    isBare &&= one.rows.length === 0;
    // A step back alone has no rows to be known by: it is known by where it began.
    const isTaken = news.changes.some(
      ({ head, moved }) => head === one.to && (!isBare || moved?.from === from),
    );
    // Rows of a branch go along without leading anywhere.
    const isBranch = !isBare && one.from === one.to;
    if (isTaken || isBranch) found = one;
  }
  return found;
}

function wayBack(rows: ReadonlyMap<string, LogRow>, tip: string, head: string) {
  const path: LogRow[] = [];
  let fork = tip;
  for (let row = rows.get(fork); row !== undefined && fork !== head; row = rows.get(fork)) {
    path.unshift(row);
    fork = row.parent ?? '';
  }
  return { path, fork };
}

/** `before`: where the table stood when this device last heard of it. */
export async function aheadOf(
  { seat: { storage }, campaign }: Holding,
  session: Session,
  before: string,
  unsaid: readonly Unsaid[],
  news: News,
): Promise<Ahead> {
  const head = news.changes.at(-1)?.head ?? '';
  const told = new Set(news.changes.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const known = taken(unsaid, before, told, news);
  const within = unsaid.find(({ rows }) => rows.includes(head));
  const heard = Math.max(known?.number ?? 0, within?.number ?? 0);
  const left = unsaid.filter(({ number }) => number > heard);
  const ids = left.flatMap(({ rows }) => rows);
  const read = ids.length === 0 ? [] : await storage.log.rows(campaign, ids);
  const rows = new Map(read.map((row) => [row.id, row]));
  return {
    heard,
    last: unsaid.at(-1)?.number ?? 0,
    base: known?.to ?? before,
    left,
    ...wayBack(rows, session.place.id, head),
    unsent: ids.filter((id) => !told.has(id)),
  };
}

/** What was played here, a dispatch at a time. */
export function pendingOn({ path, left }: Ahead): readonly Pending[] {
  const byId = new Map(path.map((row) => [row.id, row]));
  return left.flatMap((said) => {
    const rows = said.rows.flatMap((id) => byId.get(id) ?? []);
    return rows.length > 0 && rows.length === said.rows.length ? [{ said, rows }] : [];
  });
}
