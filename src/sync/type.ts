/** The one kind of document at the server: the head of a table. Rows go by in operations and never stay in it. */

export interface SealedRow {
  readonly id: string;
  readonly parent: string | null;
  readonly step: string;
  /** What only devices at the table can read. */
  readonly sealed: string;
}

export interface HeadMove {
  readonly from: string;
  readonly to: string;
  /** Who took something back or brought it back, sealed; whoever plays something stands with its rows. */
  readonly by?: string;
}

export interface TableOp {
  readonly rows: readonly SealedRow[];
  readonly move: HeadMove | null;
}

export interface TableDoc {
  readonly campaign: string;
  readonly incarnation: string;
  /** Empty, until the first device has brought its rows. */
  readonly head: string;
}

/** A move that does not begin at the head is refused: nobody moves what he has not seen. */
export function apply(doc: TableDoc, { move }: TableOp): TableDoc {
  if (move === null) return doc;
  if (move.from !== doc.head) throw new Error('the head is elsewhere');
  return { ...doc, head: move.to };
}

/** The earlier move stands; of the later operation only its rows are left. */
export function transform(op: TableOp, other: TableOp, side: 'left' | 'right'): TableOp {
  if (op.move === null || other.move === null) return op;
  return side === 'left'
    ? { rows: op.rows, move: null }
    : { rows: op.rows, move: { ...op.move, from: other.move.to } };
}

export const TABLE_TYPE = {
  name: 'drunagor-table',
  uri: 'drunagor:table/1',
  create: ({ campaign, incarnation }: TableDoc): TableDoc => ({ campaign, incarnation, head: '' }),
  apply,
  transform,
};

export const TABLES = 'tables';
/** Rows in one operation: a message stays small, and so does what a device checks at once. */
export const MAX_ROWS = 50;
/** Letters of a sealed name. */
export const MAX_SEALED_NAME = 400;
/** Letters of one sealed row: more than the largest map takes. */
export const MAX_SEALED = 400_000;
