/** Why the storage could not do what was asked. The screens have words for each code. */
export const STORAGE_FAULT_CODES = [
  'storage-full',
  'storage-damaged',
  /** The file was written by a newer version of the app. */
  'storage-newer',
  /** Web: what the site stored was cleared while the app was running. */
  'storage-gone',
  'storage-failed',
] as const;

export type StorageFaultCode = (typeof STORAGE_FAULT_CODES)[number];

/** The one error the storage port rejects with; nothing was changed when it is thrown. */
export class StorageFault extends Error {
  constructor(
    readonly code: StorageFaultCode,
    detail: string,
  ) {
    super(`${code}: ${detail}`);
    this.name = 'StorageFault';
  }
}
