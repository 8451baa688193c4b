import * as v from 'valibot';
import type { CampaignRecord } from '../../game/port';
import { transaction, type Connection } from '../connection';
import type { Database } from '../database';
import { createSchema } from '../migrations';
import { putRecord } from '../tables/campaigns-table';
import { putLibraryItem, libraryItemOf } from '../tables/library-table';
import { insertRows, rowOf } from '../tables/log-table';

const ROWS_AT_ONCE = 50;

const Rows = v.array(v.record(v.string(), v.unknown()));

const readRows = (text: unknown) => v.parse(Rows, JSON.parse(String(text)));

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
  const [chosen] = await backup.read((database) =>
    database.all('SELECT * FROM backups WHERE id = ?', [id]),
  );
  const heads = await backup.read((database) =>
    database.all('SELECT record FROM heads WHERE backup = ?', [id]),
  );
  if (chosen === undefined) throw new Error(`no backup ${id}`);
  await transaction(target, async () => {
    await createSchema(target);
    await restoreRows(backup, target, id, Number(chosen['last_row']));
    for (const { record } of heads) {
      await putRecord(target, JSON.parse(String(record)) as CampaignRecord);
    }
    for (const item of readRows(chosen['library'])) {
      await putLibraryItem(target, libraryItemOf(item));
    }
    for (const { key, value } of readRows(chosen['settings'])) {
      await target.run('INSERT INTO settings VALUES (?, ?)', [String(key), String(value)]);
    }
  });
}
