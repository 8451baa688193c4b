import type { FileName, Platform } from './platform-port';
import { findLostFile, keepFile, lostFiles } from './web/lost-files';
import { databaseBytes, findOpfsFile, HEADER_BYTES, isMissing } from './web/opfs-files';
import { isPrivateWindow } from './web/private-window';
import { openBytes, openDatabase, removeFile } from './web/sqlite';
import { guardTab } from './web/tab-lock';

/**
 * Alone with the file, so a write-ahead log needs no shared memory. It takes a quarter of the flushes of a rollback
 * journal and less than half of its bytes; each commit is flushed before it is answered. Backups are written seldom.
 */
const SETUP: Readonly<Record<FileName, string>> = {
  'drunagor.db': `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 200; PRAGMA journal_size_limit = 1000000;`,
  'drunagor-backup.db':
    'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;',
};

/** One page: what SQLite writes into a new file before anything is in it. */
const EMPTY_BYTES = 4096;

/** With the commits that stand in its write-ahead log only. */
async function wholeBytes(name: FileName, file: File): Promise<Uint8Array<ArrayBuffer>> {
  const main = await databaseBytes(file);
  const log = await findOpfsFile(`${name}-wal`);
  if (log === null) return main;
  const { withWriteAheadLog } = await import('./rescue/write-ahead-log');
  return withWriteAheadLog(main, await databaseBytes(log));
}

/** The file itself, or what was in it before its header became unreadable. */
async function readFile(name: FileName): Promise<Uint8Array<ArrayBuffer>> {
  const file = await findOpfsFile(name);
  const bytes = file === null ? null : await wholeBytes(name, file);
  if (bytes !== null && bytes.length > EMPTY_BYTES) return bytes;
  const lost = await findLostFile();
  if (lost === null) throw new Error(`no file ${name}`);
  return databaseBytes(lost);
}

async function deleteFile(name: FileName): Promise<void> {
  for (const part of ['-journal', '-wal', '']) await removeFile(name + part);
}

/** The name under which the browser keeps the main file; null while everything is in memory. */
let mainEntry: string | null = null;

/** Browsers: files in the origin's private file system, one tab at a time. */
export const platform: Platform = {
  openFile: (name) => openDatabase(name, SETUP[name]),
  hasFile: async (name) => (await findOpfsFile(name).catch(() => name)) !== null,
  deleteFile,
  setAside: async () => {
    const file = await findOpfsFile('drunagor.db').catch(() => null);
    if (file !== null && file.size > HEADER_BYTES + EMPTY_BYTES) {
      await keepFile(file, await wholeBytes('drunagor.db', file));
    }
    await deleteFile('drunagor.db');
  },
  aside: lostFiles,
  openBytes,
  readFile,
  hasLostFile: async () => (await findLostFile().catch(() => null)) !== null,
  persistence: async () => {
    const file = await findOpfsFile('drunagor.db').catch(() => null);
    mainEntry = file?.name ?? null;
    if (file === null) return 'memory';
    return (await isPrivateWindow()) ? 'private' : 'browser';
  },
  isGone: async () => mainEntry !== null && (await isMissing(mainEntry)),
  guard: guardTab,
};
