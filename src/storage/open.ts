import { StorageFault } from '../game/port-fault';
import type { Opening, Trouble } from '../game/port-opening';
import { backupsLater } from './backup/backups-later';
import { emptyBin } from './bin';
import { checkAtStart } from './check';
import { createConnection } from './connection';
import type { Database } from './database';
import { asFault } from './faults';
import { noticing } from './gone';
import { migrate, MIGRATIONS, userVersion } from './migrations';
import type { Platform } from './platform-port';
import { createStorage, type OpenStorage } from './sqlite-storage';

/** `empty`: the players chose to begin anew, so an empty file is right beside backups. */
type Accept = 'any' | 'empty';

async function hasBackups(platform: Platform): Promise<boolean> {
  if (!(await platform.hasFile('drunagor-backup.db'))) return false;
  return (await import('./backup/traces')).hasBackups(platform);
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
  const version = await userVersion(database);
  if (version === 0 && accept === 'any' && (await hasTraces(platform))) {
    throw new StorageFault('storage-damaged', 'the main file is gone');
  }
  await migrate(database, MIGRATIONS, version);
  await checkAtStart(database);
  // A full disk must not keep anybody from playing: the bin waits for another start.
  await emptyBin(database, now).catch((cause: unknown) => {
    if (asFault(cause).code === 'storage-damaged') throw cause;
  });
}

/** What all openings of one device have in common. */
interface Device {
  readonly platform: Platform;
  readonly now: () => number;
  /** What must be closed before anybody else may have the files. */
  held: OpenStorage | null;
}

async function openFile(device: Device, accept: Accept): Promise<OpenStorage> {
  const { platform } = device;
  const database = await platform.openFile('drunagor.db');
  try {
    await prepare(platform, database, accept, device.now());
  } catch (cause) {
    await database.close().catch(() => undefined);
    throw cause;
  }
  const persistence = await platform.persistence();
  const file = createConnection(database);
  const connection = platform.isGone === undefined ? file : noticing(file, platform.isGone);
  return createStorage(connection, persistence, backupsLater(platform, connection), {
    aside: platform.aside,
    readRaw: async (bytes) => (await import('./rescue/raw-file')).campaignsInRaw(platform, bytes),
  });
}

async function troubleOf(device: Device, fault: StorageFault): Promise<Trouble> {
  if (fault.code !== 'storage-damaged') return { kind: 'failed', fault };
  const { createRescue } = await import('./rescue/rescue');
  const reopen = (accept: Accept) => open(device, accept);
  return { kind: 'damaged', rescue: createRescue(device.platform, fault, reopen) };
}

async function giveUp(device: Device, fault: StorageFault): Promise<Trouble> {
  await device.held?.leave().catch(() => undefined);
  device.held = null;
  return troubleOf(device, fault);
}

async function open(device: Device, accept: Accept): Promise<Opening> {
  try {
    const storage = await openFile(device, accept);
    device.held = storage;
    return { kind: 'ready', storage, giveUp: (fault) => giveUp(device, fault) };
  } catch (cause) {
    return troubleOf(device, asFault(cause));
  }
}

/** Opens the storage of this device; ask for it once, at the start of the app. */
export async function openOn(platform: Platform, now: () => number): Promise<Opening> {
  const device: Device = { platform, now, held: null };
  const guard = await platform.guard(async () => device.held?.leave());
  if (guard.kind === 'alone') return open(device, 'any');
  let opening: Promise<Opening> | null = null;
  const takeOver = (): Promise<Opening> => {
    const free = guard.takeOver();
    opening ??= free.then(() => open(device, 'any'));
    return opening;
  };
  return { kind: 'second-tab', takeOver };
}
