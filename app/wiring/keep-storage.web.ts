/** Undefined in old browsers and on pages without a secure connection. */
const manager = (): Partial<StorageManager> | undefined => navigator.storage;

/**
 * Browsers may clear what a page stored when room gets scarce or nobody came for a while, unless
 * they were asked not to. Some ask the players, so this waits until there is something to lose.
 */
export const askToKeepStorage = async (): Promise<boolean> =>
  (await manager()
    ?.persist?.()
    .catch(() => false)) ?? false;

export const isStorageKept = async (): Promise<boolean> =>
  (await manager()
    ?.persisted?.()
    .catch(() => false)) ?? false;
