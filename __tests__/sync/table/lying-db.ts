import ShareDB from 'sharedb';
import type { SealedRow, TableOp } from '@/src/sync/type';

export type Rows = readonly SealedRow[];

/** A server's memory that does something to every row it is asked for. */
export function lyingDb(lie: (rows: Rows) => Rows): ShareDB.DB {
  const db = new ShareDB.MemoryDB();
  const getOps = db.getOps.bind(db) as (...all: unknown[]) => void;
  db.getOps = ((...all: unknown[]) => {
    const done = all.pop() as (error: unknown, ops: { op?: TableOp }[]) => void;
    getOps(...all, (error: unknown, ops: { op?: TableOp }[] = []) =>
      done(
        error,
        ops.map((op) =>
          op.op === undefined ? op : { ...op, op: { ...op.op, rows: lie(op.op.rows) } },
        ),
      ),
    );
  }) as never;
  return db;
}

/** Four letters of the first row's seal are others. */
export const flipped = ([first, ...rest]: Rows): Rows =>
  first === undefined
    ? []
    : [{ ...first, sealed: `${first.sealed.slice(0, -9)}AAAA${first.sealed.slice(-5)}` }, ...rest];
