export type SqlValue = string | number | null | Uint8Array;
export type SqlRow = Readonly<Record<string, unknown>>;

/** The few things needed from an SQLite: implemented by expo-sqlite, and by a WASM one in Jest. */
export interface Database {
  exec(sql: string): Promise<void>;
  run(sql: string, values: readonly SqlValue[]): Promise<void>;
  all(sql: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  close(): Promise<void>;
}
