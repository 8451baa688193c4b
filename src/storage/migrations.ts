import { StorageFault } from '../game/port-fault';
import { transaction } from './connection';
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
];

export const userVersion = async (database: Database): Promise<number> =>
  Number((await database.all('PRAGMA user_version'))[0]?.['user_version'] ?? 0);

const lift = async (database: Database, sql: string, version: number): Promise<void> => {
  await database.exec(sql);
  await database.exec(`PRAGMA user_version = ${version}`);
};

/** Each step in its own transaction: a crash in between leaves a file of a known version. */
export async function migrate(database: Database, steps = MIGRATIONS): Promise<void> {
  const from = await userVersion(database);
  if (from > steps.length) throw new StorageFault('storage-newer', `file version ${from}`);
  for (const [index, sql] of steps.entries()) {
    if (index >= from) await transaction(database, () => lift(database, sql, index + 1));
  }
}

/** For a new file that is filled in the same transaction: it appears whole or not at all. */
export async function createSchema(database: Database, steps = MIGRATIONS): Promise<void> {
  for (const [index, sql] of steps.entries()) await lift(database, sql, index + 1);
}
