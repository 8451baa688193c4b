import type { Database } from './database';
import { asFault } from './faults';
import { createQueue } from '../game/port-queue';

export interface Connection {
  /** Every call goes through one queue, reads too. */
  read<Value>(task: (database: Database) => Promise<Value>): Promise<Value>;
  /** One transaction: all of the task or nothing of it. */
  write<Value>(task: (database: Database) => Promise<Value>): Promise<Value>;
  drain(): Promise<void>;
  close(): Promise<void>;
}

export function createConnection(database: Database): Connection {
  const queue = createQueue();
  const guarded = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    try {
      return await task();
    } catch (cause) {
      throw asFault(cause);
    }
  };
  return {
    read: (task) => queue.add(() => guarded(() => task(database))),
    write: (task) => queue.add(() => guarded(() => transaction(database, task))),
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
