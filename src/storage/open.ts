import { StorageFault } from '../game/port-fault';
import type { Opening } from '../game/port-opening';
import { openBackupFile, openOrRenewBackupFile } from './backup/backup-schema';
import { createBackups, listBackups } from './backup/backups';
import { emptyBin } from './bin';
import { checkAtStart } from './check';
import { createConnection } from './connection';
import type { Database } from './database';
import { asFault } from './faults';
import { migrate, userVersion } from './migrations';
import type { Platform } from './platform-port';
import { createRescue } from './rescue/rescue';
import { createStorage, type OpenStorage } from './sqlite-storage';

/** `empty`: the players chose to begin anew, so an empty file is right beside backups. */
type Accept = 'any' | 'empty';

async function hasBackups(platform: Platform): Promise<boolean> {
  const backup = await openBackupFile(platform).catch(() => null);
  if (backup === null) return false;
  try {
    return (await listBackups(backup)).length > 0;
  } finally {
    await backup.close();
  }
}

/** Something was here before: an empty main file is not a first start. */
const hasTraces = async (platform: Platform): Promise<boolean> =>
  (await hasBackups(platform)) || ((await platform.hasLostFile?.()) ?? false);

async function prepare(
  platform: Platform,
  database: Database,
  accept: Accept,
  now: number,
): Promise<void> {
  const isNew = (await userVersion(database)) === 0;
  if (isNew && accept === 'any' && (await hasTraces(platform))) {
    throw new StorageFault('storage-damaged', 'the main file is gone');
  }
  await migrate(database);
  await checkAtStart(database);
  await emptyBin(database, now);
}

interface Held {
  storage: OpenStorage | null;
}

async function openReady(
  platform: Platform,
  held: Held,
  accept: Accept,
  now: number,
): Promise<Opening> {
  const database = await platform.openFile('drunagor.db');
  try {
    await prepare(platform, database, accept, now);
  } catch (cause) {
    await database.close().catch(() => undefined);
    throw cause;
  }
  const connection = createConnection(database);
  const backups = createBackups(connection, () => openOrRenewBackupFile(platform));
  held.storage = createStorage(connection, await platform.persistence(), backups);
  return { kind: 'ready', storage: held.storage };
}

async function open(
  platform: Platform,
  held: Held,
  accept: Accept,
  now: () => number,
): Promise<Opening> {
  try {
    return await openReady(platform, held, accept, now());
  } catch (cause) {
    const fault = asFault(cause);
    if (fault.code !== 'storage-damaged') return { kind: 'failed', fault };
    const reopen = (next: Accept) => open(platform, held, next, now);
    return { kind: 'damaged', rescue: createRescue(platform, fault, reopen) };
  }
}

/** Opens the storage of this device; ask for it once, at the start of the app. */
export async function openOn(platform: Platform, now: () => number): Promise<Opening> {
  const held: Held = { storage: null };
  const guard = await platform.guard(async () => held.storage?.leave());
  const start = () => open(platform, held, 'any', now);
  if (guard.kind === 'alone') return start();
  return { kind: 'second-tab', takeOver: () => guard.takeOver().then(start) };
}
