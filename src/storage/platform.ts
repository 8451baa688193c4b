import { File, Paths } from 'expo-file-system';
import { defaultDatabaseDirectory, deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
import { expoDatabase } from './expo-database';
import type { Platform } from './platform-port';

/** Phones and tablets: real files, one process. */
export const platform: Platform = {
  openFile: async (name) => {
    const database = expoDatabase(await openDatabaseAsync(name, { useNewConnection: true }));
    await database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    return database;
  },
  deleteFile: async (name) => {
    await deleteDatabaseAsync(name).catch(() => undefined);
  },
  readFile: async (name) => {
    const path = Paths.join(String(defaultDatabaseDirectory), name);
    return new File(path.startsWith('file:') ? path : `file://${path}`).bytes();
  },
  persistence: async () => 'disk',
  guard: async () => ({ kind: 'alone' }),
};
