import { deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
import { expoDatabase } from './expo-database';
import type { Platform } from './platform-port';
import { findOpfsFile, readOpfsFile } from './web/opfs-files';
import { guardTab } from './web/tab-lock';

/** Browsers: files in the origin's private file system, one tab at a time. */
export const platform: Platform = {
  openFile: async (name) => {
    const database = expoDatabase(await openDatabaseAsync(name, { useNewConnection: true }));
    await database.exec('PRAGMA synchronous = FULL;');
    return database;
  },
  deleteFile: async (name) => {
    await deleteDatabaseAsync(`${name}-journal`);
    await deleteDatabaseAsync(name);
  },
  readFile: readOpfsFile,
  persistence: async () => {
    const file = await findOpfsFile('drunagor.db').catch(() => null);
    return file === null ? 'memory' : 'disk';
  },
  guard: guardTab,
};
