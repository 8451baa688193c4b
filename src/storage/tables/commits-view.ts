import type { Connection } from '../connection';
import { LOG_COLUMNS } from './log-table';
import { SNAPSHOT_COLUMNS } from './snapshots-table';

const places = (count: number): string =>
  Array.from({ length: count }, (_, place) => `value ->> ${place}`).join(', ');

/**
 * A commit is one INSERT into this view: a transaction by itself and one trip to the database, where a slow phone
 * felt each of four. Temporary, so that it is no part of the file.
 * It must not undo an archiving or a deletion that happened meanwhile.
 */
const CREATE = `
  PRAGMA temp_store = MEMORY;
  CREATE TEMP VIEW IF NOT EXISTS commits AS SELECT NULL AS log, NULL AS record, NULL AS snapshots;
  CREATE TEMP TRIGGER IF NOT EXISTS commit_all INSTEAD OF INSERT ON commits BEGIN
    INSERT INTO log (${LOG_COLUMNS}) SELECT ${places(11)} FROM json_each(NEW.log);
    INSERT INTO campaigns SELECT ${places(9)} FROM json_each(NEW.record) WHERE true
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, changed_at = excluded.changed_at,
        head = excluded.head, steps = excluded.steps, summary = excluded.summary;
    INSERT OR REPLACE INTO snapshots (${SNAPSHOT_COLUMNS})
      SELECT ${places(5)} FROM json_each(NEW.snapshots);
  END`;

/** Three JSON arrays of rows: of the log, the one of the campaign, of the snapshots. */
export function commitsView(connection: Connection): (rows: readonly string[]) => Promise<void> {
  let isThere = false;
  return async (rows) => {
    if (!isThere) await connection.read((database) => database.exec(CREATE));
    isThere = true;
    await connection.statement('INSERT INTO commits VALUES (?, ?, ?)', rows);
  };
}
