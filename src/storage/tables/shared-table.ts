import type { Author, Heard, Said, SharedPort, SharedRecord, Unsaid } from '@/src/game/port-shared';
import { isRole } from '@/src/game/port-shared';
import type { Connection } from '../connection';
import type { SqlRow, SqlValue } from '../database';

const sharedValues = (shared: SharedRecord): readonly SqlValue[] => [
  shared.campaign,
  shared.link,
  shared.role,
  shared.incarnation,
  shared.v,
  shared.head,
  shared.redo,
];

const authorValues = ({ row, by, dice }: Author) => [row, by, dice];

/** As the view of commits takes them apart. */
export const saidValues = (campaign: string, { move, rows, authors }: Said) => [
  campaign,
  move?.from ?? null,
  move?.to ?? null,
  rows,
  authors.map(authorValues),
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

const AUTHORS =
  'SELECT * FROM authors WHERE campaign = ? AND row IN (SELECT value FROM json_each(?))';

export function sharedTable(connection: Connection): SharedPort {
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
