import { transaction, type Connection } from '../connection';
import type { Database } from '../database';
import { createSchema } from '../migrations';
import { putRecord } from '../tables/campaigns-table';
import { putLibraryItem } from '../tables/library-table';
import { insertRows, rowOf } from '../tables/log-table';
import { findBackup } from './stored-backup';

const ROWS_AT_ONCE = 50;

async function restoreRows(
  backup: Connection,
  target: Database,
  id: number,
  lastRow: number,
): Promise<void> {
  const sql = `SELECT * FROM log WHERE number > ? AND number <= ?
                 AND campaign IN (SELECT campaign FROM heads WHERE backup = ?)
               ORDER BY number LIMIT ${ROWS_AT_ONCE}`;
  for (let after = 0; ;) {
    const from = after;
    const rows = await backup.read((database) => database.all(sql, [from, lastRow, id]));
    if (rows.length === 0) return;
    await insertRows(target, rows.map(rowOf));
    after = Number(rows.at(-1)?.['number']);
  }
}

/** Fills an empty file with a backup in one transaction, tables and all. */
export async function restoreInto(target: Database, backup: Connection, id: number): Promise<void> {
  const { lastRow, records, library, settings } = await findBackup(backup, id);
  await transaction(target, async () => {
    await createSchema(target);
    await restoreRows(backup, target, id, lastRow);
    for (const record of records) await putRecord(target, record);
    for (const item of library) await putLibraryItem(target, item);
    for (const { key, value } of settings) {
      await target.run('INSERT INTO settings VALUES (?, ?)', [String(key), String(value)]);
    }
  });
}
