import type { GameStorage, Persistence } from '../game/port';
import type { Backups } from './backup/backups';
import type { Connection } from './connection';
import { campaignsTable } from './tables/campaigns-table';
import { libraryTable } from './tables/library-table';
import { logTable } from './tables/log-table';
import { sharedTable } from './tables/shared-table';
import { settingsTable } from './tables/settings-table';

/** The storage, and what must be done with it before another tab takes over. */
export interface OpenStorage extends GameStorage {
  leave(): Promise<void>;
}

export function createStorage(
  connection: Connection,
  persistence: Persistence,
  backups: Backups,
  { aside, readRaw }: Pick<GameStorage, 'aside' | 'readRaw'>,
): OpenStorage {
  const tasks: (() => Promise<void>)[] = [];
  const drain = async (): Promise<void> => {
    await backups.drain();
    await connection.drain();
  };
  const close = async (): Promise<void> => {
    try {
      await backups.close();
    } finally {
      await connection.close();
    }
  };
  return {
    persistence,
    campaigns: campaignsTable(connection),
    log: logTable(connection),
    shared: sharedTable(connection),
    settings: settingsTable(connection),
    library: libraryTable(connection),
    backups,
    aside,
    readRaw,
    drain,
    beforeLeaving: (task) => void tasks.push(task),
    leave: async () => {
      await Promise.allSettled(tasks.map((task) => task()));
      await drain();
      await close();
    },
    close,
  };
}
