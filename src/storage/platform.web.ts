import { deleteDatabaseAsync, deserializeDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
import { expoDatabase, openWith } from './expo-database';
import type { FileName, Platform } from './platform-port';
import { findLostFile, keepFile } from './web/lost-files';
import { databaseBytes, findOpfsFile, HEADER_BYTES, isMissing } from './web/opfs-files';
import { isPrivateWindow } from './web/private-window';
import { guardTab } from './web/tab-lock';

// Alone with the file; a rollback journal, so that the main file alone is always the whole truth.
const SETUP =
  'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;';

/** The file itself, or what was in it before its header became unreadable. */
async function readFile(name: FileName): Promise<Uint8Array<ArrayBuffer>> {
  const file = await findOpfsFile(name);
  const bytes = file === null ? null : await databaseBytes(file);
  if (bytes !== null && bytes.length > 0) return bytes;
  const lost = await findLostFile();
  if (lost === null) throw new Error(`no file ${name}`);
  return databaseBytes(lost);
}

async function deleteFile(name: FileName): Promise<void> {
  for (const part of ['-journal', '-wal', '']) await deleteDatabaseAsync(name + part);
}

/** The name under which the browser keeps the main file; null while everything is in memory. */
let mainEntry: string | null = null;

/** Browsers: files in the origin's private file system, one tab at a time. */
export const platform: Platform = {
  openFile: (name) => openWith(() => openDatabaseAsync(name, { useNewConnection: true }), SETUP),
  deleteFile,
  setAside: async () => {
    const file = await findOpfsFile('drunagor.db').catch(() => null);
    if (file !== null && file.size > HEADER_BYTES) await keepFile(file);
    await deleteFile('drunagor.db');
  },
  openBytes: async (bytes) => expoDatabase(await deserializeDatabaseAsync(bytes)),
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
