import type { GameStorage, Persistence } from '../game/port';
import type { Backups } from './backup/backups';
import type { Connection } from './connection';
import { campaignsTable } from './tables/campaigns-table';
import { libraryTable } from './tables/library-table';
import { logTable } from './tables/log-table';
import { settingsTable } from './tables/settings-table';

export const createStorage = (
  connection: Connection,
  persistence: Persistence,
  backups: Backups,
): GameStorage => ({
  persistence,
  campaigns: campaignsTable(connection),
  log: logTable(connection),
  settings: settingsTable(connection),
  library: libraryTable(connection),
  backups,
  drain: async () => {
    await backups.drain();
    await connection.drain();
  },
  close: async () => {
    await backups.close();
    await connection.close();
  },
});
