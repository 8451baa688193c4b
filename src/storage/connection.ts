import type { Database, SqlValue } from './database';
import { asFault } from './faults';
import { createQueue } from '../game/port-queue';

export interface Connection {
  /** Every call goes through one queue, reads too. */
  read<Value>(task: (database: Database) => Promise<Value>): Promise<Value>;
  /** One statement, by itself a transaction. */
  statement(sql: string, values: readonly SqlValue[]): Promise<void>;
  /** One transaction: all of the task or nothing of it. */
  write<Value>(task: (database: Database) => Promise<Value>): Promise<Value>;
  drain(): Promise<void>;
  close(): Promise<void>;
}

export function createConnection(database: Database): Connection {
  const queue = createQueue();
  // After a fault a transaction may still be open, and a lone statement would end up in it.
  let isClear = true;
  const guarded = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    try {
      return await task();
    } catch (cause) {
      isClear = false;
      throw asFault(cause);
    }
  };
  const write = async <Value>(task: (database: Database) => Promise<Value>): Promise<Value> => {
    const value = await transaction(database, task);
    isClear = true;
    return value;
  };
  const statement = (sql: string, values: readonly SqlValue[]): Promise<void> =>
    isClear ? database.run(sql, values) : write(() => database.run(sql, values));
  return {
    read: (task) => queue.add(() => guarded(() => task(database))),
    statement: (sql, values) => queue.add(() => guarded(() => statement(sql, values))),
    write: (task) => queue.add(() => guarded(() => write(task))),
    drain: () => queue.drain(),
    close: () => queue.add(() => guarded(() => database.close())),
  };
}

/** Plain statements: expo-sqlite's own transactions throw on the web or let others in. */
export async function transaction<Value>(
  database: Database,
  task: (database: Database) => Promise<Value>,
): Promise<Value> {
  await begin(database);
  try {
    const value = await task(database);
    await database.exec('COMMIT');
    return value;
  } catch (cause) {
    await rollBack(database);
    throw cause;
  }
}

// A rollback that failed earlier would otherwise refuse every later command.
async function begin(database: Database): Promise<void> {
  try {
    await database.exec('BEGIN IMMEDIATE');
  } catch (cause) {
    if (!String(cause).includes('within a transaction')) throw cause;
    await database.exec('ROLLBACK');
    await database.exec('BEGIN IMMEDIATE');
  }
}

// After some errors (a full disk) SQLite has rolled back by itself and has nothing left to undo.
async function rollBack(database: Database): Promise<void> {
  await database.exec('ROLLBACK').catch(() => undefined);
}
