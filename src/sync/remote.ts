import type { HeadMove, SealedRow, TableDoc } from './type';

/** One operation of the table, in the server's order. */
export interface Change {
  /** How many operations there are with this one. */
  readonly v: number;
  readonly rows: readonly SealedRow[];
  /** The table's head afterwards. */
  readonly head: string;
  readonly moved: HeadMove | null;
  /** It was pushed from here. */
  readonly own: boolean;
}

export interface Found extends TableDoc {
  readonly v: number;
}

/** A table somewhere else. The one thing that knows how it is reached is behind this port. */
export interface Remote {
  /** What is there; null: nothing yet. */
  find(): Promise<Found | null>;
  create(doc: Omit<TableDoc, 'head'>): Promise<void>;
  /** Everything after what was seen, in order, and all that follows, goes to `onChange`. */
  rowsSince(seen: Found): void;
  /**
   * Settles once the server has kept it for good, which was told to `onChange` before; or once somebody was earlier: then
   * the server kept nothing of it, and the earlier move was told. One at a time.
   */
  push(rows: readonly SealedRow[], move: HeadMove | null): Promise<void>;
  onChange(listener: (change: Change) => void): void;
  presence: {
    /** Sealed by whoever calls. */
    show(value: string): void;
    onChange(listener: (people: ReadonlyMap<string, string>) => void): void;
  };
  /** The connection is gone; a new one must be made. `Outdated`: in vain, as long as neither is brought up to date. */
  onLost(listener: (cause: Error) => void): void;
  close(): void;
}

/** Rejects where nobody answers. */
export type Connect = (address: {
  readonly server: string;
  readonly token: string;
  readonly table: string;
}) => Promise<Remote>;
