import type { GameCommand, Refusal } from '@/src/rules';
import { parseJson } from '../schema/json';
import type { KeptRefusal } from '../port-shared';

/** Why something played here is not at the table. Words for each code of its own: i18n, `sharedTable.refused`. */
export type TableRefusal =
  | Refusal
  /** What it replaces is something else by now. */
  | { readonly code: 'table-changed' }
  /** It would take back what was not seen here yet. */
  | { readonly code: 'table-late-undo' }
  /** It belongs to something that could not be done. */
  | { readonly code: 'table-follows' }
  /** There is nothing left for it to do. */
  | { readonly code: 'table-nothing' };

/** As it is kept for the card on this device. */
export interface RefusedBody {
  readonly at: number;
  readonly commands: readonly GameCommand[];
  readonly refusal: TableRefusal;
  /** The end of the line they were played on: it stays in the log. */
  readonly tip: string;
}

/** This device wrote it itself. */
export const readRefused = ({ body }: KeptRefusal): RefusedBody => parseJson(body) as RefusedBody;
