import type { Connection } from '../connection';
import { LOG_COLUMNS } from './log-table';
import { SNAPSHOT_COLUMNS } from './snapshots-table';

const places = (count: number): string =>
  Array.from({ length: count }, (_, place) => `value ->> ${place}`).join(', ');

/**
 * Of a shared campaign: first what was heard (where the table stands, what is no longer to be told, what was refused), then what is
 * said. Empty lists for any other: nothing is done.
 */
const AT_THE_TABLE = `
    INSERT OR REPLACE INTO shared SELECT ${places(7)} FROM json_each(NEW.heard);
    DELETE FROM outbox WHERE EXISTS (SELECT 1 FROM json_each(NEW.heard)
      WHERE outbox.campaign = value ->> 0 AND outbox.number <= value ->> 7);
    INSERT OR REPLACE INTO refused SELECT heard.value ->> 0, kept.value ->> 0, kept.value ->> 1
      FROM json_each(NEW.heard) AS heard, json_each(heard.value, '$[8]') AS kept;
    INSERT INTO outbox (campaign, from_row, to_row, rows)
      SELECT ${places(3)}, value -> 3 FROM json_each(NEW.said) WHERE value ->> 1 IS NOT NULL;
    INSERT OR IGNORE INTO authors
      SELECT author.value ->> 0, author.value ->> 1, author.value ->> 2, author.value -> 3
      FROM json_each(NEW.said) AS said, json_each(said.value, '$[4]') AS author;`;

/**
 * A commit is one INSERT into this view: a transaction by itself and one trip to the database, where a slow phone
 * felt each of four. Temporary, so that it is no part of the file.
 * It must not undo an archiving or a deletion that happened meanwhile.
 */
const CREATE = `
  PRAGMA temp_store = MEMORY;
  CREATE TEMP VIEW IF NOT EXISTS commits AS 
    SELECT NULL AS log, NULL AS record, NULL AS snapshots, NULL AS said, NULL AS heard;
  CREATE TEMP TRIGGER IF NOT EXISTS commit_all INSTEAD OF INSERT ON commits BEGIN
    INSERT INTO log (${LOG_COLUMNS}) SELECT ${places(11)} FROM json_each(NEW.log);
    INSERT INTO campaigns SELECT ${places(9)} FROM json_each(NEW.record) WHERE true
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, changed_at = excluded.changed_at,
        head = excluded.head, steps = excluded.steps, summary = excluded.summary;
    INSERT OR REPLACE INTO snapshots (${SNAPSHOT_COLUMNS})
      SELECT ${places(5)} FROM json_each(NEW.snapshots);
    ${AT_THE_TABLE}
  END`;

/** JSON arrays of rows: of the log, the one of the campaign, of the snapshots, and of a shared campaign what is said and heard. */
export function commitsView(connection: Connection): (rows: readonly string[]) => Promise<void> {
  let isThere = false;
  return async (rows) => {
    if (!isThere) await connection.read((database) => database.exec(CREATE));
    isThere = true;
    await connection.statement('INSERT INTO commits VALUES (?, ?, ?, ?, ?)', rows);
  };
}
