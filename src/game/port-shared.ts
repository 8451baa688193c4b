/** What a storage keeps of a campaign that is played at a shared table. */

export const TABLE_ROLES = [
  'play',
  /** Looks on: nothing is written here. */
  'watch',
  /** The table is played by a newer app: its rows are kept unread, and nothing is written. */
  'newer',
] as const;
export type TableRole = (typeof TABLE_ROLES)[number];

export const isRole = (value: unknown): value is TableRole =>
  TABLE_ROLES.some((role) => role === value);

/** Where the table stood when this device last heard of it. */
export interface SharedRecord {
  readonly campaign: string;
  /** Where the server is, and the secret: whoever has it is at the table. */
  readonly link: string;
  readonly role: TableRole;
  /** Of the server's document: another one means that its disk was lost. */
  readonly incarnation: string;
  /** How many of the table's operations are here. */
  readonly v: number;
  /** The table's head; empty: nothing has been heard yet. */
  readonly head: string;
  /** JSON text: moves back that a redo would take again, the last one at the end. */
  readonly redo: string;
}

/** Who played a row, and what the dice showed: it is not rolled again when it is decided anew. */
export interface Author {
  readonly row: string;
  readonly by: string;
  readonly dice: readonly number[] | null;
}

/** A move of the head here, with the rows written on the way; null: only authors are noted. */
export interface Said {
  readonly move: { readonly from: string; readonly to: string } | null;
  readonly rows: readonly string[];
  readonly authors: readonly Author[];
}

/** What the table has not acknowledged yet. */
export interface Unsaid {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly rows: readonly string[];
}

/** Something that could not be done any more at the table; kept until the player has seen it. */
export interface KeptRefusal {
  readonly id: string;
  /** JSON text. */
  readonly body: string;
}

/** News of the table, kept in the same transaction as the rows that came with them. */
export interface Heard {
  readonly shared: SharedRecord;
  /** Up to this number nothing is to be told any more; null: all of it still is. */
  readonly said: number | null;
  readonly refused: readonly KeptRefusal[];
}

export interface SharedPort {
  find(campaign: string): Promise<SharedRecord | null>;
  list(): Promise<readonly SharedRecord[]>;
  put(record: SharedRecord): Promise<void>;
  /** The campaign goes on alone; what it was told stays. */
  forget(campaign: string): Promise<void>;
  unsaid(campaign: string): Promise<readonly Unsaid[]>;
  /** The same, and which of these rows are here: all that is asked before something heard is taken in. */
  unsaidBeside(
    campaign: string,
    rows: readonly string[],
  ): Promise<{ readonly unsaid: readonly Unsaid[]; readonly known: readonly string[] }>;
  authors(campaign: string, rows: readonly string[]): Promise<readonly Author[]>;
  refused(campaign: string): Promise<readonly KeptRefusal[]>;
  dismiss(campaign: string, id: string): Promise<void>;
}
