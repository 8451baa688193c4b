import { forgetMark } from './backup/backup-rows';
import { transaction } from './connection';
import type { Database } from './database';

/** A deleted campaign can be taken back for thirty days. */
export const KEPT_IN_BIN_MS = 30 * 24 * 3_600_000;

const PURGE = ['log', 'snapshots'].map(
  (table) => `DELETE FROM ${table} WHERE campaign IN (SELECT value FROM json_each(?))`,
);

/** The only place where rows vanish: whole campaigns, long after the players deleted them. */
export async function emptyBin(database: Database, now: number): Promise<void> {
  const sql = 'SELECT id FROM campaigns WHERE deleted_at < ?';
  const old = await database.all(sql, [now - KEPT_IN_BIN_MS]);
  if (old.length === 0) return;
  const ids = JSON.stringify(old.map(({ id }) => id));
  await transaction(database, async () => {
    for (const purge of PURGE) await database.run(purge, [ids]);
    await database.run('DELETE FROM campaigns WHERE id IN (SELECT value FROM json_each(?))', [ids]);
    // Row numbers may be used again now.
    await forgetMark(database);
  });
}
