import type { SQLiteAPI } from '@/node_modules/expo-sqlite/web/wa-sqlite/sqlite-api.js';
import type { SqlValue } from '../database';
import type { SqlTable } from './messages';

const ROW = 100;
const [INTEGER, FLOAT, TEXT, BLOB] = [1, 2, 3, 4];
const MAX_INT32 = 0x7fffffff;

function bind(sqlite: SQLiteAPI, statement: number, index: number, value: SqlValue): void {
  if (value === null) sqlite.bind_null(statement, index);
  else if (typeof value === 'string') sqlite.bind_text(statement, index, value);
  else if (typeof value !== 'number') sqlite.bind_blob(statement, index, value);
  else if (!Number.isInteger(value)) sqlite.bind_double(statement, index, value);
  else if (Math.abs(value) > MAX_INT32) sqlite.bind_int64(statement, index, BigInt(value));
  else sqlite.bind_int(statement, index, value);
}

function column(sqlite: SQLiteAPI, statement: number, index: number): unknown {
  switch (sqlite.column_type(statement, index)) {
    case INTEGER:
      return sqlite.column_int_safe(statement, index);
    case FLOAT:
      return sqlite.column_double(statement, index);
    case TEXT:
      return sqlite.column_text(statement, index);
    case BLOB:
      // A view of SQLite's memory: it is gone with the next step.
      return sqlite.column_blob(statement, index).slice();
    default:
      return null;
  }
}

async function prepared(sqlite: SQLiteAPI, database: number, sql: string): Promise<number> {
  for await (const statement of sqlite.statements(database, sql, { unscoped: true })) {
    return statement;
  }
  throw new Error('no statement');
}

/** The statements of one database, prepared once and kept. */
export class Statements {
  readonly #kept = new Map<string, number>();

  constructor(
    readonly sqlite: SQLiteAPI,
    readonly database: number,
  ) {}

  async all(sql: string, values: readonly SqlValue[]): Promise<SqlTable> {
    const { sqlite } = this;
    const statement = this.#kept.get(sql) ?? (await prepared(sqlite, this.database, sql));
    this.#kept.set(sql, statement);
    try {
      values.forEach((value, index) => bind(sqlite, statement, index + 1, value));
      const names = sqlite.column_names(statement);
      const rows: unknown[][] = [];
      while ((await sqlite.step(statement)) === ROW) {
        rows.push(names.map((_, index) => column(sqlite, statement, index)));
      }
      await sqlite.reset(statement);
      return { names, rows };
    } catch (cause) {
      // A failed statement would answer its next reset with the same error.
      this.#kept.delete(sql);
      await sqlite.finalize(statement).catch(() => undefined);
      throw cause;
    }
  }

  async close(): Promise<void> {
    for (const statement of this.#kept.values()) {
      await this.sqlite.finalize(statement).catch(() => undefined);
    }
    this.#kept.clear();
    await this.sqlite.close(this.database);
  }
}
