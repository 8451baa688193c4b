import type { LogRow } from '@/src/game/port';
import { StorageFault } from '@/src/game/port-fault';
import type { Connection } from '../connection';
import type { Database, SqlRow } from '../database';
import { rowOf, rowValues, LOG_COLUMNS } from '../tables/log-table';

const ROWS_AT_ONCE = 50;
const MARK = 'storage.backupMark';

interface Mark {
  /** The backup file the number belongs to. */
  readonly file: string;
  /** The last of the main file's row numbers that was copied. */
  readonly row: number;
}

const fileId = async (backup: Connection): Promise<string> =>
  String((await backup.read((database) => database.all('SELECT id FROM identity')))[0]?.['id']);

async function readMark(main: Connection, file: string): Promise<Mark> {
  const [found] = await main.read((database) =>
    database.all('SELECT value FROM settings WHERE key = ?', [MARK]),
  );
  const [markedFile, row] = String(found?.['value'] ?? '').split(' ');
  return { file, row: markedFile === file ? Number(row) : 0 };
}

/** Without a mark the next backup copies everything again. */
export const forgetMark = (database: Database): Promise<void> =>
  database.run('DELETE FROM settings WHERE key = ?', [MARK]);

const writeMark = (main: Connection, { file, row }: Mark): Promise<void> =>
  main.write((database) =>
    database.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [
      MARK,
      `${file} ${row}`,
    ]),
  );

export async function insertBackupRows(backup: Connection, rows: readonly LogRow[]): Promise<void> {
  const places = rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ');
  await backup.write((database) =>
    database.run(
      `INSERT OR IGNORE INTO log (${LOG_COLUMNS}) VALUES ${places}`,
      rows.flatMap(rowValues),
    ),
  );
}

const SAME = `
  SELECT log.* FROM json_each(?) AS wanted
  JOIN log ON log.campaign = wanted.value ->> 0 AND log.id = wanted.value ->> 1
  ORDER BY wanted.key`;

/** What was written is read back: a disk may answer and yet not keep. */
async function compareRows(backup: Connection, rows: readonly LogRow[]): Promise<void> {
  const wanted = JSON.stringify(rows.map(({ campaign, id }) => [campaign, id]));
  const found = (await backup.read((database) => database.all(SAME, [wanted]))).map(rowOf);
  const texts = [rows, found].map((some) => JSON.stringify(some.map(rowValues)));
  if (texts[0] !== texts[1]) throw new StorageFault('storage-failed', 'a backup differs');
}

/** Copies what was written since the last time, a few rows at once: commands come in between. */
export async function copyNewRows(main: Connection, backup: Connection): Promise<void> {
  const sql = `SELECT rowid AS number, * FROM log WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`;
  const file = await fileId(backup);
  let mark = await readMark(main, file);
  const before = mark.row;
  for (;;) {
    const after = mark.row;
    const rows: readonly SqlRow[] = await main.read((database) => database.all(sql, [after]));
    const last = rows.at(-1);
    if (last === undefined) break;
    await insertBackupRows(backup, rows.map(rowOf));
    await compareRows(backup, rows.map(rowOf));
    mark = { file, row: Number(last['number']) };
  }
  if (mark.row !== before) await writeMark(main, mark);
}
