import { StorageFault } from '../game/port-fault';
import type { Database } from './database';

/** Number n lifts a file from `user_version` n-1 to n. Released ones are never edited. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE campaigns (
     id TEXT PRIMARY KEY NOT NULL,
     name TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     changed_at INTEGER NOT NULL,
     archived INTEGER NOT NULL,
     deleted_at INTEGER,
     head TEXT NOT NULL,
     steps INTEGER NOT NULL,
     summary TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE log (
     id TEXT NOT NULL,
     campaign TEXT NOT NULL,
     parent TEXT,
     step TEXT NOT NULL,
     depth INTEGER NOT NULL,
     steps INTEGER NOT NULL,
     at INTEGER NOT NULL,
     rules INTEGER NOT NULL,
     command TEXT NOT NULL,
     events TEXT NOT NULL,
     marks TEXT NOT NULL
   );
   CREATE UNIQUE INDEX log_by_campaign ON log (campaign, id);
   CREATE INDEX log_by_parent ON log (parent) WHERE parent IS NOT NULL;
   CREATE TABLE snapshots (
     row TEXT PRIMARY KEY NOT NULL,
     campaign TEXT NOT NULL,
     state_version INTEGER NOT NULL,
     hash TEXT NOT NULL,
     state TEXT NOT NULL
   );
   CREATE INDEX snapshots_by_campaign ON snapshots (campaign);
   CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE library (
     kind TEXT NOT NULL,
     id TEXT NOT NULL,
     changed_at INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   ) WITHOUT ROWID;`,
  // Rows and snapshots belong to their campaign: a foreign file may name rows as another campaign
  // does. Snapshots made while that could mix them up are not to be trusted; they are made anew.
  `DROP INDEX log_by_parent;
   CREATE INDEX log_by_parent ON log (campaign, parent) WHERE parent IS NOT NULL;
   DROP TABLE snapshots;
   CREATE TABLE snapshots (
     campaign TEXT NOT NULL,
     row TEXT NOT NULL,
     state_version INTEGER NOT NULL,
     hash TEXT NOT NULL,
     state TEXT NOT NULL,
     PRIMARY KEY (campaign, row)
   );`,
  // The shared table: where a campaign stands there, what it has not been told yet, who played a row and with which
  // dice, and what could not be done any more. Beside the log, whose rows stay as they are.
  `CREATE TABLE shared (
     campaign TEXT PRIMARY KEY NOT NULL,
     link TEXT NOT NULL,
     role TEXT NOT NULL,
     incarnation TEXT NOT NULL,
     v INTEGER NOT NULL,
     head TEXT NOT NULL,
     redo TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE outbox (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     campaign TEXT NOT NULL,
     from_row TEXT NOT NULL,
     to_row TEXT NOT NULL,
     rows TEXT NOT NULL
   );
   CREATE TABLE authors (
     campaign TEXT NOT NULL,
     row TEXT NOT NULL,
     by TEXT NOT NULL,
     dice TEXT,
     PRIMARY KEY (campaign, row)
   ) WITHOUT ROWID;
   CREATE TABLE refused (
     campaign TEXT NOT NULL,
     id TEXT NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (campaign, id)
   ) WITHOUT ROWID;`,
];

export const userVersion = async (database: Database): Promise<number> =>
  Number((await database.all('PRAGMA user_version'))[0]?.['user_version'] ?? 0);

const lifting = (sql: string, version: number): string =>
  `${sql}; PRAGMA user_version = ${version};`;

/** One trip to SQLite; whatever fails in it is taken back as a whole. */
async function lift(database: Database, sql: string, version: number): Promise<void> {
  try {
    await database.exec(`BEGIN IMMEDIATE; ${lifting(sql, version)} COMMIT;`);
  } catch (cause) {
    await database.exec('ROLLBACK').catch(() => undefined);
    throw cause;
  }
}

/** Each step in its own transaction: a crash in between leaves a file of a known version. */
export async function migrate(
  database: Database,
  steps = MIGRATIONS,
  version?: number,
): Promise<void> {
  const from = version ?? (await userVersion(database));
  if (from > steps.length) throw new StorageFault('storage-newer', `file version ${from}`);
  for (const [index, sql] of steps.entries()) {
    if (index >= from) await lift(database, sql, index + 1);
  }
  // Should the write-ahead log get lost, the file alone is not taken for a first start.
  if (from < steps.length) await database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** For a new file that is filled in the same transaction: it appears whole or not at all. */
export async function createSchema(database: Database, steps = MIGRATIONS): Promise<void> {
  for (const [index, sql] of steps.entries()) await database.exec(lifting(sql, index + 1));
}
