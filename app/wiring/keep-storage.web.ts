/**
 * Browsers may clear what a page stored when room gets scarce or nobody came for a while, unless
 * they were asked not to. Some ask the players, so this waits until there is something to lose.
 */
export function askToKeepStorage(): void {
  // Undefined in old browsers and on pages without a secure connection.
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  void storage?.persist?.().catch(() => undefined);
}
