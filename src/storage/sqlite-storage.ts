import type { BackupPort, GameStorage, Persistence } from '../game/port';
import type { Connection } from './connection';
import { campaignsTable } from './tables/campaigns-table';
import { libraryTable } from './tables/library-table';
import { logTable } from './tables/log-table';
import { settingsTable } from './tables/settings-table';

export const createStorage = (
  connection: Connection,
  persistence: Persistence,
  backups: BackupPort,
): GameStorage => ({
  persistence,
  campaigns: campaignsTable(connection),
  log: logTable(connection),
  settings: settingsTable(connection),
  library: libraryTable(connection),
  backups,
  drain: () => connection.drain(),
  close: () => connection.close(),
});
