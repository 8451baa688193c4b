import type { TablePort, UnsaidWhole } from '@/src/game/port';
import type { Author, Heard, Said, SharedRecord, Unsaid } from '@/src/game/port-shared';
import { isRole } from '@/src/game/port-shared';
import type { Connection } from '../connection';
import type { SqlRow, SqlValue } from '../database';
import { rowOf } from './log-table';

const sharedValues = (shared: SharedRecord): readonly SqlValue[] => [
  shared.campaign,
  shared.link,
  shared.role,
  shared.incarnation,
  shared.v,
  shared.head,
  shared.redo,
];

/** With its campaign: taken from what it stands in, all of that would be read again for each author. */
const authorValues = (campaign: string, { row, by, dice }: Author) => [campaign, row, by, dice];

/** As the view of commits takes them apart. */
export const saidValues = (campaign: string, { move, rows, authors }: Said) => [
  campaign,
  move?.from ?? null,
  move?.to ?? null,
  rows,
  authors.map((author) => authorValues(campaign, author)),
];

export const heardValues = ({ shared, said, refused }: Heard) => [
  ...sharedValues(shared),
  said ?? 0,
  refused.map(({ id, body }) => [id, body]),
];

const sharedOf = (row: SqlRow): SharedRecord => ({
  campaign: String(row['campaign']),
  link: String(row['link']),
  role: isRole(row['role']) ? row['role'] : 'watch',
  incarnation: String(row['incarnation']),
  v: Number(row['v']),
  head: String(row['head']),
  redo: String(row['redo']),
});

const listOf = <Item>(text: unknown): readonly Item[] => {
  const read: unknown = JSON.parse(String(text));
  return Array.isArray(read) ? read : [];
};

const unsaidOf = (row: SqlRow): Unsaid => ({
  number: Number(row['number']),
  from: String(row['from_row']),
  to: String(row['to_row']),
  rows: listOf<string>(row['rows']),
});

const authorOf = (row: SqlRow): Author => ({
  row: String(row['row']),
  by: String(row['by']),
  dice: row['dice'] === null || row['dice'] === 'null' ? null : listOf<number>(row['dice']),
});

/** A line for each row that was said, and one for whatever was said without any. */
const WHOLE = `
  SELECT outbox.number, outbox.from_row, outbox.to_row, outbox.rows, log.*, authors.by, authors.dice
  FROM outbox
  LEFT JOIN json_each(outbox.rows) AS said
  LEFT JOIN log ON log.campaign = outbox.campaign AND log.id = said.value
  LEFT JOIN authors ON authors.campaign = outbox.campaign AND authors.row = said.value
  WHERE outbox.campaign = ? ORDER BY log.rowid, outbox.number`;

const byKey = (lines: readonly SqlRow[], key: string): readonly SqlRow[] => [
  ...new Map(lines.map((line) => [line[key], line])).values(),
];

function wholeOf(lines: readonly SqlRow[]): UnsaidWhole {
  const here = byKey(
    lines.filter(({ id }) => id !== null),
    'id',
  );
  return {
    unsaid: byKey(lines, 'number')
      .map(unsaidOf)
      .sort((a, b) => a.number - b.number),
    rows: here.map(rowOf),
    authors: here
      .filter(({ by }) => by !== null)
      .map((line) => authorOf({ ...line, row: line['id'] ?? '' })),
  };
}

/** Two questions in one trip: the first is answered by lines with a number. */
const BESIDE = `
  SELECT number, from_row, to_row, rows FROM outbox WHERE campaign = ?1
  UNION ALL SELECT NULL, id, NULL, NULL FROM log
    WHERE campaign = ?1 AND id IN (SELECT value FROM json_each(?2))
  ORDER BY number`;

const AUTHORS =
  'SELECT * FROM authors WHERE campaign = ? AND row IN (SELECT value FROM json_each(?))';

export function sharedTable(connection: Connection): TablePort {
  const all = (sql: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> =>
    connection.read((database) => database.all(sql, values));
  return {
    find: async (campaign) => {
      const [row] = await all('SELECT * FROM shared WHERE campaign = ?', [campaign]);
      return row === undefined ? null : sharedOf(row);
    },
    list: async () => (await all('SELECT * FROM shared', [])).map(sharedOf),
    put: (shared) =>
      connection.statement(
        'INSERT OR REPLACE INTO shared VALUES (?, ?, ?, ?, ?, ?, ?)',
        sharedValues(shared),
      ),
    forget: (campaign) =>
      connection.write(async (database) => {
        for (const table of ['shared', 'outbox', 'refused']) {
          await database.run(`DELETE FROM ${table} WHERE campaign = ?`, [campaign]);
        }
      }),
    unsaid: async (campaign) =>
      (await all('SELECT * FROM outbox WHERE campaign = ? ORDER BY number', [campaign])).map(
        unsaidOf,
      ),
    unsaidBeside: async (campaign, rows) => {
      const lines = await all(BESIDE, [campaign, JSON.stringify(rows)]);
      const isSaid = ({ number }: SqlRow): boolean => number !== null;
      return {
        unsaid: lines.filter(isSaid).map(unsaidOf),
        known: lines.filter((line) => !isSaid(line)).map((line) => String(line['from_row'])),
      };
    },
    unsaidWhole: async (campaign) => wholeOf(await all(WHOLE, [campaign])),
    authors: async (campaign, rows) =>
      (await all(AUTHORS, [campaign, JSON.stringify(rows)])).map(authorOf),
    refused: async (campaign) =>
      (await all('SELECT id, body FROM refused WHERE campaign = ? ORDER BY id', [campaign])).map(
        (row) => ({ id: String(row['id']), body: String(row['body']) }),
      ),
    dismiss: (campaign, id) =>
      connection.statement('DELETE FROM refused WHERE campaign = ? AND id = ?', [campaign, id]),
  };
}
