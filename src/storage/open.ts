import type { BackupPort } from '../game/port';
import type { Opening } from '../game/port-opening';
import { createConnection, type Connection } from './connection';
import { asFault } from './faults';
import { migrate } from './migrations';
import type { Platform } from './platform-port';
import { createStorage } from './sqlite-storage';

/** Opens the storage of this device once; ask for it at the start of the app only. */
export async function openOn(platform: Platform): Promise<Opening> {
  let connection: Connection | null = null;
  const guard = await platform.guard(async () => {
    await connection?.drain();
  });
  const open = async (): Promise<Opening> => {
    try {
      const database = await platform.openFile('drunagor.db');
      await migrate(database);
      connection = createConnection(database);
      return {
        kind: 'ready',
        storage: createStorage(connection, await platform.persistence(), NO_BACKUPS),
      };
    } catch (cause) {
      return { kind: 'failed', fault: asFault(cause) };
    }
  };
  if (guard.kind === 'alone') return open();
  return { kind: 'second-tab', takeOver: () => guard.takeOver().then(open) };
}

const NO_BACKUPS: BackupPort = { list: async () => [], makeIfDue: async () => false };
