import type { Refusal } from '../rules';
import { StorageFault, type StorageFaultCode } from './port-fault';
import type { LogRefusal } from './log/session';

/** Why nothing happened. The words for every code are in i18n, under `refusals`. */
export type GameRefusal =
  | Refusal
  | LogRefusal
  | { readonly code: StorageFaultCode }
  | { readonly code: 'nothing-open' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  | { readonly code: 'unknown-campaign' }
  /** The file has other rows under the same ids: it can only be imported as new. */
  | { readonly code: 'conflicting-log' }
  | { readonly code: 'unverified-log' }
  /** Others play it too: its head moves only by what the table is told. */
  | { readonly code: 'shared-log' }
  /** A part of the app that was put off could not be fetched. */
  | { readonly code: 'part-missing' }
  /** At a shared table: this device looks on, or another plays with a newer app. */
  | { readonly code: 'table-watching' }
  | { readonly code: 'table-newer' }
  /** The file was written, but could not be read back. */
  | { readonly code: 'export-unreadable' };

/** Anything but a fault of the storage is a mistake of ours and may not be hidden. */
export function asRefusal(cause: unknown): { readonly code: StorageFaultCode } {
  if (cause instanceof StorageFault) return { code: cause.code };
  throw cause;
}
