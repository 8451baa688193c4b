import type { SQLiteDatabase, SQLiteStatement } from 'expo-sqlite';
import type { Database, SqlRow, SqlValue } from './database';

/** Async API only: the synchronous one spins and can dead-lock on the web. */
export function expoDatabase(native: SQLiteDatabase): Database {
  const prepared = new Map<string, SQLiteStatement>();

  // Kept, because on the web preparing and finalizing are two more trips to the worker.
  const prepare = async (sql: string): Promise<SQLiteStatement> => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = await native.prepareAsync(sql);
    prepared.set(sql, statement);
    return statement;
  };

  const forget = async (sql: string): Promise<void> => {
    const statement = prepared.get(sql);
    prepared.delete(sql);
    await statement?.finalizeAsync().catch(() => undefined);
  };

  const execute = async (sql: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> => {
    const statement = await prepare(sql);
    try {
      const result = await statement.executeAsync<SqlRow>([...values]);
      return await result.getAllAsync();
    } catch (cause) {
      // A failed statement would answer its next reset with the same error.
      await forget(sql);
      throw cause;
    }
  };

  return {
    exec: (sql) => native.execAsync(sql),
    run: async (sql, values) => void (await execute(sql, values)),
    all: (sql, values = []) => execute(sql, values),
    close: async () => {
      for (const sql of [...prepared.keys()]) await forget(sql);
      await native.closeAsync();
    },
  };
}

/** A file that fails its first statements is closed again, so that it can be replaced. */
export async function openWith(
  open: () => Promise<SQLiteDatabase>,
  setup: string,
): Promise<Database> {
  const database = expoDatabase(await open());
  try {
    await database.exec(setup);
    return database;
  } catch (cause) {
    await database.close().catch(() => undefined);
    throw cause;
  }
}
