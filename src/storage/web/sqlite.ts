import type { Database, SqlRow } from '../database';
import type { Answer, Asked, SqlTable, Task } from './messages';

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (cause: Error) => void;
}

/** Started by the page before its scripts were there; false: it could not be loaded then. */
type Page = typeof globalThis & { sqliteWorker?: Worker | false };

const waiting = new Map<number, Waiting>();
let last = 0;
let worker: Worker | null = null;

function settle({ data }: MessageEvent<Answer>): void {
  const asked = waiting.get(data.id);
  waiting.delete(data.id);
  if ('error' in data) asked?.reject(new Error(data.error));
  else asked?.resolve(data.value as never);
}

/** A worker that cannot be loaded answers nobody. */
function giveUp(): void {
  worker = null;
  for (const asked of waiting.values()) asked.reject(new Error('SQLite did not start'));
  waiting.clear();
}

function begin(): Worker {
  const page = globalThis as Page;
  const begun = page.sqliteWorker || new Worker(new URL('./worker', window.location.href));
  delete page.sqliteWorker;
  begun.addEventListener('message', settle);
  begun.addEventListener('error', giveUp);
  return begun;
}

function ask<Value>(task: Task): Promise<Value> {
  worker ??= begin();
  last += 1;
  const asked: Asked = { id: last, task };
  return new Promise<Value>((resolve, reject) => {
    waiting.set(asked.id, { resolve, reject });
    worker?.postMessage(asked);
  });
}

const rowsOf = ({ names, rows }: SqlTable): readonly SqlRow[] =>
  rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));

const databaseOf = (database: number): Database => ({
  exec: async (sql) => void (await ask({ kind: 'exec', database, sql })),
  run: async (sql, values) => void (await ask({ kind: 'all', database, sql, values })),
  all: async (sql, values = []) => rowsOf(await ask({ kind: 'all', database, sql, values })),
  close: async () => void (await ask({ kind: 'close', database })),
});

export const openDatabase = async (file: string, setup: string): Promise<Database> =>
  databaseOf(await ask<number>({ kind: 'open', file, setup }));

export const openBytes = async (bytes: Uint8Array): Promise<Database> =>
  databaseOf(await ask<number>({ kind: 'openBytes', bytes }));

export const removeFile = async (file: string): Promise<void> =>
  void (await ask({ kind: 'remove', file }));
