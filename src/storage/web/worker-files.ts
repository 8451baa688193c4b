/**
 * In SQLite's worker, around expo-sqlite's file layer. That layer gives up for good when the files are still held by a tab
 * that is closing, when the browser has no file system for us, and lets a full disk break through SQLite.
 */
import { AccessHandlePoolVFS as Pool } from '@/node_modules/expo-sqlite/web/wa-sqlite/AccessHandlePoolVFS.js';
import { MemoryVFS } from '@/node_modules/expo-sqlite/web/wa-sqlite/MemoryVFS.js';
import { hasContent, keepUnreadable } from './lost-files';

const SQLITE_OK = 0;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
/** SQLITE_OPEN_MAIN_DB */
const MAIN_DATABASE = 0x100;
/** SQLITE_IOCAP_POWERSAFE_OVERWRITE */
const SAFE_BESIDE_WRITES = 0x1000;
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
  readonly #mains = new Set<number>();

  override jOpen(name: string | null, file: number, flags: number, out: DataView): number {
    const code = super.jOpen(name, file, flags, out);
    if (code === SQLITE_OK && (flags & MAIN_DATABASE) !== 0) this.#mains.add(file);
    return code;
  }

  override jClose(file: number): number {
    this.#mains.delete(file);
    return super.jClose(file);
  }

  /**
   * A browser that clears what the site stored leaves us handles that write nothing and read nothing. To be asked before
   * a write: a commit that fails halfway takes pages out of SQLite's memory, the last place where the campaign is.
   */
  isCleared(): boolean {
    return [...this.#mains].some((file) => this.#isWithoutSize(file));
  }

  #isWithoutSize(file: number): boolean {
    const size = new DataView(new ArrayBuffer(8));
    return coded(() => super.jFileSize(file, size)) !== SQLITE_OK || size.getBigInt64(0, true) < 0;
  }

  override jRead(file: number, data: Uint8Array, offset: number): number {
    const code = coded(() => super.jRead(file, data, offset));
    return code === SQLITE_OK && this.#isWithoutSize(file) ? SQLITE_IOERR : code;
  }

  // As SQLite takes it for granted on every disk: what lies beside a torn write is left alone. Without it each commit
  // pads its write-ahead log with one more page.
  override jDeviceCharacteristics(file: number): number {
    return super.jDeviceCharacteristics(file) | SAFE_BESIDE_WRITES;
  }

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
async function openPool(name: string, module: unknown): Promise<Files> {
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

/** SQLite's files, and what may be done with them behind its back. */
export interface Files {
  jDelete(name: string, syncFolder: number): number;
  /** Without it, everything is in memory. */
  isCleared?(): boolean;
}

/**
 * Private mode or denied storage: everything works until the tab is closed. Files that are there but
 * cannot be opened are a fault: an empty logbook would look like a loss.
 */
export async function openFiles(name: string, module: unknown): Promise<Files> {
  try {
    return await openPool(name, module);
  } catch (cause) {
    const held = nameOf(cause) === 'NoModificationAllowedError';
    if (held || (await hasContent().catch(() => false))) throw cause;
    return MemoryVFS.create(name, module);
  }
}
