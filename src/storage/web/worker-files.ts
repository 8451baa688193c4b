/**
 * Runs in expo-sqlite's web worker in place of its own file layer (metro.config.js redirects the
 * import). That layer gives up for good when the files are still held by a tab that is closing,
 * when the browser has no file system for us, and lets a full disk break through SQLite.
 */
import { AccessHandlePoolVFS as Pool } from '@/node_modules/expo-sqlite/web/wa-sqlite/AccessHandlePoolVFS.js';
import { MemoryVFS } from '@/node_modules/expo-sqlite/web/wa-sqlite/MemoryVFS.js';
import { hasContent, keepUnreadable } from './lost-files';

const SQLITE_OK = 0;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const PATIENCE_MS = 15_000;
const PAUSE_MS = 150;

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : '');
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** An exception must not cross SQLite's own code: it wants a number. */
function coded(work: () => number): number {
  try {
    return work();
  } catch (cause) {
    return nameOf(cause) === 'QuotaExceededError' ? SQLITE_FULL : SQLITE_IOERR;
  }
}

class PatientPool extends Pool {
  // Without room a browser throws, writes less, or (Chromium in private mode) counts nonsense.
  override jWrite(file: number, data: Uint8Array, offset: number): number {
    return coded(() => (super.jWrite(file, data, offset) === SQLITE_OK ? SQLITE_OK : SQLITE_FULL));
  }

  override jTruncate(file: number, size: number): number {
    return coded(() => super.jTruncate(file, size));
  }

  override jSync(file: number, flags: number): number {
    return coded(() => super.jSync(file, flags));
  }

  override jDelete(name: string, syncFolder: number): number {
    return coded(() => super.jDelete(name, syncFolder));
  }
}

/** Another tab's handles are free a moment after that tab is gone. */
async function openPool(name: string, module: unknown): Promise<Pool> {
  const deadline = Date.now() + PATIENCE_MS;
  await keepUnreadable().catch(() => undefined);
  for (;;) {
    const pool = new PatientPool(name, module);
    try {
      await pool.isReady();
      return pool;
    } catch (cause) {
      await pause();
      // Handles already taken would lock us out of our own files.
      await pool.close();
      const held = nameOf(cause) === 'NoModificationAllowedError';
      if (!held || Date.now() > deadline) throw cause;
    }
  }
}

/**
 * Private mode or denied storage: everything works until the tab is closed. Files that are there but
 * cannot be opened are a fault: an empty logbook would look like a loss.
 */
export const AccessHandlePoolVFS = {
  create: async (name: string, module: unknown): Promise<Pool> => {
    try {
      return await openPool(name, module);
    } catch (cause) {
      const held = nameOf(cause) === 'NoModificationAllowedError';
      if (held || (await hasContent().catch(() => false))) throw cause;
      return MemoryVFS.create(name, module);
    }
  },
};
