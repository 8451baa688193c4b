import { forgetMark } from './backup/backup-rows';
import { transaction } from './connection';
import type { Database } from './database';

/** A deleted campaign can be taken back for thirty days. */
export const KEPT_IN_BIN_MS = 30 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const SEEN = 'storage.bin';

/** What was in the bin at an earlier opening, and when that was. */
interface Seen {
  readonly at: number;
  readonly ids: readonly string[];
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  const { at, ids } = value as Readonly<Record<string, unknown>>;
  const areIds = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return typeof at === 'number' && areIds;
}

interface Binned {
  readonly id: string;
  readonly deletedAt: number;
}

function seenIn(text: unknown): Seen | null {
  try {
    const seen: unknown = JSON.parse(String(text));
    return isSeen(seen) ? seen : null;
  } catch {
    return null;
  }
}

const writeSeen = (database: Database, seen: Seen): Promise<void> =>
  database.run('INSERT OR REPLACE INTO settings VALUES (?, ?)', [SEEN, JSON.stringify(seen)]);

interface Bin {
  readonly bin: readonly Binned[];
  readonly seen: Seen | null;
}

/** What is in it and what was seen of it, with one question. */
const READ = `SELECT id, deleted_at, NULL AS value FROM campaigns WHERE deleted_at IS NOT NULL
              UNION ALL SELECT NULL, NULL, value FROM settings WHERE key = ? ORDER BY id`;

async function readBin(database: Database): Promise<Bin> {
  const rows = await database.all(READ, [SEEN]);
  const note = rows.find((row) => row['id'] === null);
  const bin = rows
    .filter((row) => row !== note)
    .map((row) => ({ id: String(row['id']), deletedAt: Number(row['deleted_at']) }));
  return { bin, seen: note === undefined ? null : seenIn(note['value']) };
}

/**
 * Whether the thirty days can be counted from then. A clock that was put back, or leapt by a month
 * since the last opening, may be wrong now or have been; so may one that dates a new deletion
 * before the opening it followed.
 */
function isTrusted({ id, deletedAt }: Binned, seen: Seen | null, now: number): boolean {
  if (seen === null || now < seen.at || now - seen.at > KEPT_IN_BIN_MS) return false;
  return deletedAt <= now && (seen.ids.includes(id) || deletedAt >= seen.at);
}

const PURGE = [
  ...['shared', 'outbox', 'authors', 'refused'].map(
    (table) => `DELETE FROM ${table} WHERE campaign IN (SELECT value FROM json_each(?))`,
  ),
  'DELETE FROM log WHERE campaign IN (SELECT value FROM json_each(?))',
  'DELETE FROM snapshots WHERE campaign IN (SELECT value FROM json_each(?))',
  'DELETE FROM campaigns WHERE id IN (SELECT value FROM json_each(?))',
];

/** The only place where rows vanish: whole campaigns, long after the players deleted them. */
async function purge(database: Database, ids: readonly string[]): Promise<void> {
  for (const sql of PURGE) await database.run(sql, [JSON.stringify(ids)]);
  // Row numbers may be used again now.
  await forgetMark(database);
}

const RESTART = `UPDATE campaigns SET deleted_at = ? WHERE id IN (SELECT value FROM json_each(?))`;

const idsOf = (binned: readonly Binned[]): string[] => binned.map(({ id }) => id);

export async function emptyBin(database: Database, now: number): Promise<void> {
  const { bin, seen } = await readBin(database);
  const doubtful = bin.filter((binned) => !isTrusted(binned, seen, now));
  const old = bin.filter(
    (binned) => !doubtful.includes(binned) && binned.deletedAt < now - KEPT_IN_BIN_MS,
  );
  const left = idsOf(bin.filter((binned) => !old.includes(binned)));
  const isRecent = seen !== null && now >= seen.at && now - seen.at < DAY_MS;
  if (isRecent && doubtful.length + old.length === 0 && seen.ids.join() === left.join()) return;
  if (doubtful.length + old.length === 0) return writeSeen(database, { at: now, ids: left });
  await transaction(database, async () => {
    await database.run(RESTART, [now, JSON.stringify(idsOf(doubtful))]);
    if (old.length > 0) await purge(database, idsOf(old));
    await writeSeen(database, { at: now, ids: left });
  });
}
