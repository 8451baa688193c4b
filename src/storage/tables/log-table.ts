import type { CampaignId, LogOutline, LogPort, LogRow, RowId, Trail } from '@/src/game/port';
import type { Connection } from '../connection';
import type { Database, SqlRow, SqlValue } from '../database';
import { dropSnapshot, findSnapshot, putSnapshots } from './snapshots-table';

const ROWS_AT_ONCE = 50;

const outlineOf = (row: SqlRow): LogOutline => ({
  id: String(row['id']),
  parent: row['parent'] === null ? null : String(row['parent']),
  step: String(row['step']),
  depth: Number(row['depth']),
  steps: Number(row['steps']),
  at: Number(row['at']),
  marks: String(row['marks']),
});

export const rowOf = (row: SqlRow): LogRow => ({
  ...outlineOf(row),
  campaign: String(row['campaign']),
  rules: Number(row['rules']),
  command: String(row['command']),
  events: String(row['events']),
});

export const LOG_COLUMNS =
  'id, campaign, parent, step, depth, steps, at, rules, command, events, marks';

export const rowValues = (row: LogRow): readonly SqlValue[] => [
  row.id,
  row.campaign,
  row.parent,
  row.step,
  row.depth,
  row.steps,
  row.at,
  row.rules,
  row.command,
  row.events,
  row.marks,
];

const inChunks = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / ROWS_AT_ONCE) }, (_, index) =>
    items.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );

export async function insertRows(
  database: Database,
  rows: readonly LogRow[],
  verb: 'INSERT' | 'INSERT OR IGNORE' = 'INSERT',
): Promise<void> {
  for (const chunk of inChunks(rows)) {
    const places = chunk.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ');
    await database.run(
      `${verb} INTO log (${LOG_COLUMNS}) VALUES ${places}`,
      chunk.flatMap(rowValues),
    );
  }
}

// Walks up from the row and stops at the first one that has a snapshot. CROSS JOIN keeps SQLite
// from starting with all rows of the campaign instead.
export const TRAIL = `
  WITH RECURSIVE up (id, parent, way) AS (
    SELECT id, parent, 0 FROM log WHERE campaign = ?1 AND id = ?2
    UNION ALL
    SELECT log.id, log.parent, way + 1 FROM up CROSS JOIN log
    WHERE log.campaign = ?1 AND log.id = up.parent AND NOT EXISTS (
      SELECT 1 FROM snapshots
      WHERE snapshots.campaign = ?1 AND snapshots.row = up.id AND state_version = ?3
    )
  )
  SELECT log.* FROM up CROSS JOIN log
  WHERE log.campaign = ?1 AND log.id = up.id ORDER BY way DESC`;

async function readTrail(
  database: Database,
  campaign: CampaignId,
  row: RowId,
  stateVersion: number,
): Promise<Trail> {
  const rows = (await database.all(TRAIL, [campaign, row, stateVersion])).map(rowOf);
  const first = rows[0];
  if (first === undefined) return { snapshot: null, rows, before: null };
  const snapshot = await findSnapshot(database, first, stateVersion);
  if (snapshot !== null || first.parent === null) {
    return { snapshot, rows, before: await findId(database, UNDO, campaign, row) };
  }
  await dropSnapshot(database, first);
  return readTrail(database, campaign, row, stateVersion);
}

export const UNDO = `
  SELECT first.parent AS id FROM log AS head
  JOIN log AS first ON first.campaign = ?1 AND first.id = head.step
  WHERE head.campaign = ?1 AND head.id = ?2`;

// The newest child, then on along the newest children of the same step. Newest is what was written
// last: ids may come from a device whose clock was wrong.
export const REDO = `
  WITH RECURSIVE down (number, id, step) AS (
    SELECT number, id, step FROM (
      SELECT rowid AS number, id, step FROM log
      WHERE campaign = ?1 AND parent = ?2 ORDER BY rowid DESC LIMIT 1
    )
    UNION ALL
    SELECT log.rowid, log.id, log.step FROM down CROSS JOIN log WHERE log.rowid =
      (SELECT max(rowid) FROM log WHERE campaign = ?1 AND parent = down.id AND step = down.step)
  )
  SELECT id FROM down ORDER BY number DESC LIMIT 1`;

const KNOWN = 'SELECT 1 FROM log WHERE id IN (SELECT value FROM json_each(?)) LIMIT 1';

async function findId(
  database: Database,
  sql: string,
  campaign: CampaignId,
  row: RowId,
): Promise<string | null> {
  const [found] = await database.all(sql, [campaign, row]);
  return typeof found?.['id'] === 'string' ? found['id'] : null;
}

async function readRows(
  database: Database,
  campaign: CampaignId,
  ids: readonly string[],
): Promise<readonly LogRow[]> {
  const found: LogRow[] = [];
  for (const chunk of inChunks(ids)) {
    const places = chunk.map(() => '?').join(', ');
    const sql = `SELECT * FROM log WHERE campaign = ? AND id IN (${places}) ORDER BY rowid`;
    found.push(...(await database.all(sql, [campaign, ...chunk])).map(rowOf));
  }
  return found;
}

export const logTable = (connection: Connection): LogPort => ({
  trail: (campaign, row, stateVersion) =>
    connection.read((database) => readTrail(database, campaign, row, stateVersion)),
  after: (campaign, row) => connection.read((database) => findId(database, REDO, campaign, row)),
  outline: async (campaign) => {
    const sql = `SELECT id, parent, step, depth, steps, at, marks FROM log
                 WHERE campaign = ? ORDER BY rowid`;
    return (await connection.read((database) => database.all(sql, [campaign]))).map(outlineOf);
  },
  rows: (campaign, ids) => connection.read((database) => readRows(database, campaign, ids)),
  all: async (campaign) => {
    const sql = 'SELECT * FROM log WHERE campaign = ? ORDER BY rowid';
    return (await connection.read((database) => database.all(sql, [campaign]))).map(rowOf);
  },
  knows: async (ids) => {
    const known = JSON.stringify(ids);
    return (await connection.read((database) => database.all(KNOWN, [known]))).length > 0;
  },
  saveSnapshots: (snapshots) => connection.write((database) => putSnapshots(database, snapshots)),
});
