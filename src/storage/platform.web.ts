import { deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
import { openWith } from './expo-database';
import type { Platform } from './platform-port';
import { findOpfsFile, readOpfsFile } from './web/opfs-files';
import { guardTab } from './web/tab-lock';

// Alone with the file; a rollback journal, so that the main file alone is always the whole truth.
const SETUP =
  'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;';

/** Browsers: files in the origin's private file system, one tab at a time. */
export const platform: Platform = {
  openFile: (name) => openWith(() => openDatabaseAsync(name, { useNewConnection: true }), SETUP),
  deleteFile: async (name) => {
    for (const part of ['-journal', '-wal', '']) await deleteDatabaseAsync(name + part);
  },
  readFile: readOpfsFile,
  persistence: async () => {
    const file = await findOpfsFile('drunagor.db').catch(() => null);
    return file === null ? 'memory' : 'disk';
  },
  guard: guardTab,
};
