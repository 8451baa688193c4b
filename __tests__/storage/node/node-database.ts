import { Database as Sqlite } from 'node-sqlite3-wasm';
import type { Database, SqlValue } from '@/src/storage/database';

/** A real SQLite on a real file. Every call gives way first, as a worker or a phone would. */
export function nodeDatabase(path: string, setup = ''): Database {
  const sqlite = new Sqlite(path);
  if (setup !== '') sqlite.exec(setup);
  const later = async <Value>(work: () => Value): Promise<Value> => {
    await null;
    return work();
  };
  return {
    exec: (sql) => later(() => void sqlite.exec(sql)),
    run: (sql, values) => later(() => void sqlite.run(sql, [...values])),
    all: (sql, values: readonly SqlValue[] = []) =>
      later(() => sqlite.all(sql, [...values]) as Record<string, unknown>[]),
    close: () => later(() => sqlite.close()),
  };
}
