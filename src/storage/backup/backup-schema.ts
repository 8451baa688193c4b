import { createConnection, type Connection } from '../connection';
import { asFault } from '../faults';
import { migrate } from '../migrations';
import type { Platform } from '../platform-port';

// Rows never change, so all backups share them: each backup is a list of heads and the number of
// the last row it knows. Many backups cost little more than one.
export const BACKUP_MIGRATIONS: readonly string[] = [
  `CREATE TABLE identity (id TEXT NOT NULL);
   CREATE TABLE backups (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     at INTEGER NOT NULL,
     last_row INTEGER NOT NULL,
     rows INTEGER NOT NULL,
     hash TEXT NOT NULL,
     settings TEXT NOT NULL,
     library TEXT NOT NULL
   );
   CREATE TABLE heads (
     backup INTEGER NOT NULL,
     campaign TEXT NOT NULL,
     record TEXT NOT NULL,
     PRIMARY KEY (backup, campaign)
   ) WITHOUT ROWID;
   CREATE TABLE log (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
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
   INSERT INTO identity VALUES (lower(hex(randomblob(16))));`,
  'ALTER TABLE backups ADD COLUMN chapter_end INTEGER NOT NULL DEFAULT 0',
];

/** Rejects and changes nothing, if the file is damaged. */
export async function openBackupFile(platform: Platform): Promise<Connection> {
  const database = await platform.openFile('drunagor-backup.db');
  try {
    await migrate(database, BACKUP_MIGRATIONS);
    await database.all('SELECT * FROM backups ORDER BY id DESC LIMIT 1');
    return createConnection(database);
  } catch (cause) {
    await database.close().catch(() => undefined);
    throw cause;
  }
}

/** Only while the main file is in order: then a damaged backup file may be begun anew. */
export async function renewBackupFile(platform: Platform): Promise<Connection> {
  await platform.deleteFile('drunagor-backup.db');
  return openBackupFile(platform);
}

export async function openOrRenewBackupFile(platform: Platform): Promise<Connection> {
  try {
    return await openBackupFile(platform);
  } catch (cause) {
    if (asFault(cause).code !== 'storage-damaged') throw cause;
    return renewBackupFile(platform);
  }
}
