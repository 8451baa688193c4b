import { rmSync } from 'node:fs';
import { Database } from 'node-sqlite3-wasm';
import ShareDB from 'sharedb';

/** What ShareDB hands over and asks for, as far as it is kept here. */
interface StoredOp {
  readonly v: number;
  m?: unknown;
}
interface StoredSnapshot {
  readonly id: string;
  readonly v: number;
  readonly type: string | null;
  readonly data: unknown;
  readonly m: unknown;
}
type Done<Value> = (error: Error | null, value?: Value) => void;
type Options = { readonly metadata?: boolean } | null | undefined;

/**
 * A write-ahead log is flushed once a commit, a rollback journal three times. Nobody else opens the file, so that it
 * needs no memory shared with others, which this SQLite does not have.
 */
const SCHEMA = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS ops (
    collection TEXT NOT NULL, doc TEXT NOT NULL, v INTEGER NOT NULL, op TEXT NOT NULL,
    PRIMARY KEY (collection, doc, v)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS snapshots (
    collection TEXT NOT NULL, doc TEXT NOT NULL, v INTEGER NOT NULL, type TEXT, data TEXT, m TEXT,
    PRIMARY KEY (collection, doc)
  ) WITHOUT ROWID;`;

const text = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);
const read = (value: unknown): unknown =>
  value === null || value === undefined ? undefined : JSON.parse(String(value));

/** All tables in one file. An operation is on the disk before anybody hears of it. */
export class SqliteDb extends ShareDB.DB {
  private readonly file: Database;
  private isClosed = false;

  constructor(path: string) {
    super();
    // A process that was killed leaves its lock behind; one that runs holds the port as well, and comes no further.
    if (path !== ':memory:') rmSync(`${path}.lock`, { recursive: true, force: true });
    this.file = new Database(path);
    this.file.exec(SCHEMA);
  }

  override close(done?: (error?: Error) => void): void {
    if (!this.isClosed) this.file.close();
    this.isClosed = true;
    done?.();
  }

  private answer<Value>(done: Done<Value>, work: () => Value): void {
    let value: Value;
    try {
      value = work();
    } catch (cause) {
      setImmediate(() => done(cause instanceof Error ? cause : new Error(String(cause))));
      return;
    }
    setImmediate(() => done(null, value));
  }

  private versionOf(collection: string, id: string): number {
    const row = this.file.get('SELECT v FROM snapshots WHERE collection = ? AND doc = ?', [
      collection,
      id,
    ]);
    return Number(row?.['v'] ?? 0);
  }

  override commit(
    collection: string,
    id: string,
    op: StoredOp,
    snapshot: StoredSnapshot,
    _options: unknown,
    done: Done<boolean>,
  ): void {
    this.answer(done, () => {
      this.file.exec('BEGIN IMMEDIATE');
      try {
        const isNext = snapshot.v === this.versionOf(collection, id) + 1;
        if (isNext) this.write(collection, id, op, snapshot);
        this.file.exec('COMMIT');
        return isNext;
      } catch (cause) {
        this.file.exec('ROLLBACK');
        throw cause;
      }
    });
  }

  private write(
    collection: string,
    id: string,
    op: StoredOp,
    { v, type, data, m }: StoredSnapshot,
  ): void {
    this.file.run('INSERT INTO ops VALUES (?, ?, ?, ?)', [
      collection,
      id,
      v - 1,
      JSON.stringify(op),
    ]);
    const kept = [collection, id, v, type ?? null, text(data), text(m)];
    this.file.run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?, ?)', kept);
  }

  override getSnapshot(
    collection: string,
    id: string,
    fields: Readonly<Record<string, unknown>> | null,
    options: Options,
    done: Done<StoredSnapshot>,
  ): void {
    this.answer(done, () => {
      const sql = 'SELECT * FROM snapshots WHERE collection = ? AND doc = ?';
      const row = this.file.get(sql, [collection, id]);
      const withMeta = fields?.['$submit'] === true || options?.metadata === true;
      return {
        id,
        v: Number(row?.['v'] ?? 0),
        type: (row?.['type'] ?? null) as string | null,
        data: read(row?.['data']),
        m: withMeta ? read(row?.['m']) : null,
      };
    });
  }

  override getOps(
    collection: string,
    id: string,
    from: number | null,
    to: number | null,
    options: Options,
    done: Done<readonly StoredOp[]>,
  ): void {
    this.answer(done, () => {
      const sql =
        'SELECT op FROM ops WHERE collection = ? AND doc = ? AND v >= ? AND v < ? ORDER BY v';
      const end = to ?? Number.MAX_SAFE_INTEGER;
      return this.file.all(sql, [collection, id, from ?? 0, end]).map((row) => {
        const op = JSON.parse(String(row['op'])) as StoredOp;
        if (options?.metadata !== true) delete op.m;
        return op;
      });
    });
  }
}
