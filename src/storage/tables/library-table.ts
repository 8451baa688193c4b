import type { LibraryItem, LibraryPort } from '@/src/game/port';
import type { Connection } from '../connection';
import type { Database, SqlRow, SqlValue } from '../database';

export const libraryItemOf = (row: SqlRow): LibraryItem => ({
  kind: String(row['kind']),
  id: String(row['id']),
  changedAt: Number(row['changed_at']),
  body: String(row['body']),
});

const PUT = 'INSERT OR REPLACE INTO library (kind, id, changed_at, body) VALUES (?, ?, ?, ?)';

const itemValues = (item: LibraryItem): readonly SqlValue[] => [
  item.kind,
  item.id,
  item.changedAt,
  item.body,
];

export const putLibraryItem = (database: Database, item: LibraryItem): Promise<void> =>
  database.run(PUT, itemValues(item));

export const libraryTable = (connection: Connection): LibraryPort => ({
  list: async (kind) => {
    const rows = await connection.read((database) =>
      kind === undefined
        ? database.all('SELECT * FROM library ORDER BY kind, id')
        : database.all('SELECT * FROM library WHERE kind = ? ORDER BY id', [kind]),
    );
    return rows.map(libraryItemOf);
  },
  put: (item) => connection.statement(PUT, itemValues(item)),
  remove: (kind, id) =>
    connection.statement('DELETE FROM library WHERE kind = ? AND id = ?', [kind, id]),
});
