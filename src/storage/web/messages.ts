import type { SqlValue } from '../database';

/** What the page asks of SQLite's worker; one message each, whatever SQLite has to do for it. */
export type Task =
  | { readonly kind: 'open'; readonly file: string; readonly setup: string }
  | { readonly kind: 'openBytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'exec'; readonly database: number; readonly sql: string }
  | {
      readonly kind: 'all';
      readonly database: number;
      readonly sql: string;
      readonly values: readonly SqlValue[];
    }
  | { readonly kind: 'close'; readonly database: number }
  | { readonly kind: 'remove'; readonly file: string };

export interface Asked {
  readonly id: number;
  readonly task: Task;
}

export interface SqlTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export type Answer =
  | { readonly id: number; readonly value: number | SqlTable | null }
  /** Words only: an error loses its class on the way. */
  | { readonly id: number; readonly error: string };
