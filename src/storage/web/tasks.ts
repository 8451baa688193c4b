import { MemoryVFS } from '@/node_modules/expo-sqlite/web/wa-sqlite/MemoryVFS.js';
import { Factory, type SQLiteAPI } from '@/node_modules/expo-sqlite/web/wa-sqlite/sqlite-api.js';
import type { SqlValue } from '../database';
import type { Answer, Asked, SqlTable, Task } from './messages';
import { Statements } from './statements';
import { openFiles, type Files } from './worker-files';

const READ_WRITE_CREATE = 2 | 4;
/** The name of the folder, too: what players have is in there. */
const FILES = 'expo-sqlite';
const MEMORY = 'memory';
const ONLY_READS = /^\s*(SELECT|WITH|PRAGMA|ROLLBACK)\b/;

interface Running {
  readonly sqlite: SQLiteAPI;
  readonly files: Files;
}

/** The files are touched with the first task: another tab may have them until then. */
async function start(loading: Promise<unknown>): Promise<Running> {
  const module = await loading;
  const sqlite = Factory(module);
  const files = await openFiles(FILES, module);
  sqlite.vfs_register(files, true);
  sqlite.vfs_register(await MemoryVFS.create(MEMORY, module), false);
  return { sqlite, files };
}

/** What the page asks of SQLite, wherever the engine came from. */
export class Tasks {
  #running: Promise<Running> | null = null;
  readonly #databases = new Map<number, Statements>();
  #last = 0;

  constructor(readonly loading: Promise<unknown>) {}

  async answer({ id, task }: Asked): Promise<Answer> {
    try {
      return { id, value: await this.#done(task) };
    } catch (cause) {
      const error = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
      return { id, error };
    }
  }

  #done(task: Task): Promise<number | SqlTable | null> {
    switch (task.kind) {
      case 'open':
        return this.#open(task.file, task.setup);
      case 'openBytes':
        return this.#openBytes(task.bytes);
      case 'exec':
        return this.#exec(task.database, task.sql);
      case 'all':
        return this.#all(task.database, task.sql, task.values);
      case 'close':
        return this.#close(task.database);
      case 'remove':
        return this.#remove(task.file);
    }
  }

  #started(): Promise<Running> {
    return (this.#running ??= start(this.loading));
  }

  #keep(sqlite: SQLiteAPI, pointer: number): number {
    this.#last += 1;
    this.#databases.set(this.#last, new Statements(sqlite, pointer));
    return this.#last;
  }

  #opened(database: number): Statements {
    const known = this.#databases.get(database);
    if (known === undefined) throw new Error('no such database');
    return known;
  }

  async #open(file: string, setup: string): Promise<number> {
    const { sqlite } = await this.#started();
    const pointer = await sqlite.open_v2(file, READ_WRITE_CREATE, FILES);
    try {
      await sqlite.exec(pointer, setup);
    } catch (cause) {
      await sqlite.close(pointer).catch(() => undefined);
      throw cause;
    }
    return this.#keep(sqlite, pointer);
  }

  async #openBytes(bytes: Uint8Array): Promise<number> {
    const { sqlite } = await this.#started();
    const pointer = await sqlite.open_v2(':memory:', READ_WRITE_CREATE, MEMORY);
    await sqlite.deserialize(pointer, 'main', bytes);
    return this.#keep(sqlite, pointer);
  }

  async #close(database: number): Promise<null> {
    const statements = this.#opened(database);
    this.#databases.delete(database);
    await statements.close();
    return null;
  }

  async #all(database: number, sql: string, values: readonly SqlValue[]): Promise<SqlTable> {
    await this.#mayRun(sql);
    return this.#opened(database).all(sql, values);
  }

  async #mayRun(sql: string): Promise<void> {
    const { files } = await this.#started();
    if (!ONLY_READS.test(sql) && files.isCleared?.() === true) throw new Error('files are cleared');
  }

  async #exec(database: number, sql: string): Promise<null> {
    await this.#mayRun(sql);
    const { sqlite, database: pointer } = this.#opened(database);
    await sqlite.exec(pointer, sql);
    return null;
  }

  async #remove(file: string): Promise<null> {
    const { files } = await this.#started();
    files.jDelete(file, 0);
    return null;
  }
}
