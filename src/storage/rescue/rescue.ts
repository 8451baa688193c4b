import type { StorageFault } from '@/src/game/port-fault';
import type { Opening, Rescue } from '@/src/game/port-opening';
import { openBackupFile } from '../backup/backup-schema';
import { listBackups } from '../backup/backups';
import { restoreInto } from '../backup/restore';
import { createQueue } from '@/src/game/port-queue';
import { checkWhole } from '../check';
import { createConnection, type Connection } from '../connection';
import type { Platform } from '../platform-port';
import { campaignsInRaw } from './raw-file';
import { salvage } from './salvage';

async function withBackups<Value>(
  platform: Platform,
  task: (backup: Connection) => Promise<Value>,
): Promise<Value> {
  const backup = await openBackupFile(platform);
  try {
    return await task(backup);
  } finally {
    await backup.close();
  }
}

async function campaignsInFile(platform: Platform): ReturnType<Rescue['readableCampaigns']> {
  const database = await platform.openFile('drunagor.db').catch(() => null);
  if (database === null) return [];
  const connection = createConnection(database);
  try {
    return await connection.read(salvage);
  } catch {
    return [];
  } finally {
    await connection.close().catch(() => undefined);
  }
}

/** Behind a damaged header, or in what was kept of a file that lost its name, all may be whole. */
async function readableCampaigns(platform: Platform): ReturnType<Rescue['readableCampaigns']> {
  const found = await campaignsInFile(platform);
  if (found.length > 0) return found;
  const raw = await platform.readFile('drunagor.db').catch(() => null);
  return raw === null ? [] : campaignsInRaw(platform, raw);
}

async function restore(platform: Platform, id: number): Promise<void> {
  await withBackups(platform, async (backup) => {
    await backup.read(checkWhole);
    await platform.setAside();
    const database = await platform.openFile('drunagor.db');
    try {
      await restoreInto(database, backup, id);
    } finally {
      await database.close();
    }
  });
}

/**
 * The damaged file stays as it is until one of the last two is chosen. One at a time: a file that is
 * still being read cannot be replaced.
 */
export function createRescue(
  platform: Platform,
  fault: StorageFault,
  reopen: (accept: 'any' | 'empty') => Promise<Opening>,
): Rescue {
  const queue = createQueue();
  return {
    fault,
    rawFile: () => queue.add(() => platform.readFile('drunagor.db')),
    readableCampaigns: () => queue.add(() => readableCampaigns(platform)),
    backups: () => queue.add(() => withBackups(platform, listBackups).catch(() => [])),
    restore: (id) =>
      queue.add(async () => {
        await restore(platform, id);
        return reopen('any');
      }),
    startAfresh: () =>
      queue.add(async () => {
        await platform.setAside();
        return reopen('empty');
      }),
  };
}
