import type { BackupInfo, BackupPort, CampaignRecord } from '@/src/game/port';
import { StorageFault } from '@/src/game/port-fault';
import { createQueue } from '@/src/game/port-queue';
import { hashText } from '@/src/rules/plain';
import { checkWhole } from '../check';
import type { Connection } from '../connection';
import type { Database, SqlRow } from '../database';
import { asFault } from '../faults';
import { recordOf } from '../tables/campaigns-table';
import { copyNewRows } from './backup-rows';
import { HOUR_MS, worthKeeping } from './keep';
import { findBackup, rowsInBackup } from './stored-backup';

/** What a backup holds besides the rows. */
interface Manifest {
  readonly records: readonly CampaignRecord[];
  readonly settings: string;
  readonly library: string;
}

const SETTINGS = "SELECT key, value FROM settings WHERE key NOT LIKE 'storage.%' ORDER BY key";

const readManifest = (main: Connection): Promise<Manifest> =>
  main.read(async (database) => {
    await checkWhole(database);
    const records = await database.all('SELECT * FROM campaigns ORDER BY id');
    const library = await database.all('SELECT * FROM library ORDER BY kind, id');
    return {
      records: records.map(recordOf),
      settings: JSON.stringify(await database.all(SETTINGS)),
      library: JSON.stringify(library),
    };
  });

const infoOf = (row: SqlRow): BackupInfo => ({
  id: Number(row['id']),
  at: Number(row['at']),
  campaigns: Number(row['campaigns']),
  rows: Number(row['rows']),
  chapterEnd: row['chapter_end'] === 1,
});

export const listBackups = async (backup: Connection): Promise<readonly BackupInfo[]> => {
  const sql = `SELECT id, at, rows, chapter_end, (SELECT count(*) FROM heads WHERE backup = id) AS campaigns
               FROM backups ORDER BY id DESC`;
  return (await backup.read((database) => database.all(sql))).map(infoOf);
};

const COUNT = `SELECT count(*) AS rows, coalesce(max(number), 0) AS last_row FROM log
               WHERE campaign IN (SELECT value FROM json_each(?))`;

async function insertBackup(
  database: Database,
  manifest: Manifest,
  { at, chapterEnd }: Moment,
): Promise<void> {
  const { records, settings, library } = manifest;
  const ids = JSON.stringify(records.map(({ id }) => id));
  const [count] = await database.all(COUNT, [ids]);
  await database.run(
    `INSERT INTO backups (at, last_row, rows, hash, settings, library, chapter_end)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[at, Number(count?.['last_row']), Number(count?.['rows'])],
      ...[hashOf(manifest), settings, library, chapterEnd ? 1 : 0],
    ],
  );
  const [made] = await database.all('SELECT max(id) AS id FROM backups');
  for (const record of records) {
    await database.run('INSERT INTO heads VALUES (?, ?, ?)', [
      Number(made?.['id']),
      record.id,
      JSON.stringify(record),
    ]);
  }
}

const PRUNE = [
  'DELETE FROM backups WHERE id NOT IN (SELECT value FROM json_each(?1))',
  'DELETE FROM heads WHERE backup NOT IN (SELECT value FROM json_each(?1))',
];

async function prune(database: Database): Promise<void> {
  const all = await database.all('SELECT id, at, chapter_end FROM backups ORDER BY id DESC');
  const kept = worthKeeping(
    all.map((row) => ({
      id: Number(row['id']),
      at: Number(row['at']),
      chapterEnd: row['chapter_end'] === 1,
    })),
  );
  for (const sql of PRUNE) await database.run(sql, [JSON.stringify(kept)]);
  await database.exec('DELETE FROM log WHERE campaign NOT IN (SELECT campaign FROM heads)');
}

const HEADLESS = `
  SELECT 1 FROM heads JOIN backups ON backups.id = heads.backup
  LEFT JOIN log ON log.campaign = heads.campaign AND log.id = heads.record ->> 'head'
    AND log.number <= backups.last_row
  WHERE heads.backup = (SELECT max(id) FROM backups) AND log.id IS NULL LIMIT 1`;

/** A backup that cannot be read back is none: every campaign in it has the row it stands on. */
async function readBack(database: Database): Promise<void> {
  if ((await database.all(HEADLESS)).length > 0) {
    throw new StorageFault('storage-failed', 'the backup lacks a row');
  }
  await checkWhole(database);
}

const hashOf = (manifest: Manifest): string => hashText(JSON.stringify(manifest));

/** Due after an hour; a clock put back must not stop the backups for long. */
const isDue = (last: SqlRow | undefined, now: number): boolean =>
  last === undefined || Math.abs(now - Number(last['at'])) >= HOUR_MS;

interface Moment {
  readonly at: number;
  /** Kept for good, and made even if the last one is less than an hour old. */
  readonly chapterEnd: boolean;
}

const MARK_CHAPTER_END =
  'UPDATE backups SET chapter_end = 1 WHERE id = (SELECT max(id) FROM backups)';

async function makeIfDue(main: Connection, backup: Connection, moment: Moment): Promise<boolean> {
  const newest = 'SELECT at, hash FROM backups ORDER BY id DESC LIMIT 1';
  const [last] = await backup.read((database) => database.all(newest));
  if (!moment.chapterEnd && !isDue(last, moment.at)) return false;
  const manifest = await readManifest(main);
  await backup.read(checkWhole);
  if (manifest.records.length === 0) return false;
  // An idle app must not push out the backups of days when something happened.
  if (last?.['hash'] === hashOf(manifest)) {
    if (moment.chapterEnd) await backup.statement(MARK_CHAPTER_END, []);
    return false;
  }
  await copyNewRows(main, backup);
  await backup.write(async (database) => {
    await insertBackup(database, manifest, moment);
    await prune(database);
    await readBack(database);
  });
  return true;
}

export interface Backups extends BackupPort {
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** How the backup file is opened; `renew` throws away what is there. */
export interface BackupFile {
  open(): Promise<Connection>;
  renew(): Promise<Connection>;
}

/** The backup file is opened when it is first needed. */
export function createBackups(main: Connection, { open, renew }: BackupFile): Backups {
  let opened: Promise<Connection> | null = null;
  const opening = (how: () => Promise<Connection>): Promise<Connection> => {
    opened = how().catch((cause: unknown) => {
      opened = null;
      throw asFault(cause);
    });
    return opened;
  };
  const file = (): Promise<Connection> => opened ?? opening(open);
  const close = async (): Promise<void> => {
    const connection = await opened?.catch(() => null);
    opened = null;
    await connection?.close();
  };
  const make = async (moment: Moment): Promise<boolean> => {
    try {
      return await makeIfDue(main, await file(), moment);
    } catch (cause) {
      if (asFault(cause).code !== 'storage-damaged') throw cause;
      // Only if the main file is in order, a damaged backup file may be begun anew.
      await main.read(checkWhole);
      await close().catch(() => undefined);
      return makeIfDue(main, await opening(renew), moment);
    }
  };
  const queue = createQueue();
  const read = <Value>(task: (backup: Connection) => Promise<Value>): Promise<Value> =>
    queue.add(async () => task(await file())).catch(ofBackup);
  return {
    list: () => read(listBackups),
    makeIfDue: (at) => queue.add(() => make({ at, chapterEnd: false })),
    makeAtChapterEnd: (at) => queue.add(() => make({ at, chapterEnd: true })),
    contents: (id) =>
      read(async (backup) => {
        await backup.read(checkWhole);
        const { records, library } = await findBackup(backup, id);
        return { records: records.filter(({ deletedAt }) => deletedAt === null), library };
      }),
    rows: (id, campaign) => read((backup) => rowsInBackup(backup, id, campaign)),
    drain: () => queue.drain(),
    close: () => queue.add(close),
  };
}

/** The main file may be in order: what is said of the backup must not lead to safe mode. */
function ofBackup(cause: unknown): never {
  const { code, message } = asFault(cause);
  throw new StorageFault(code === 'storage-damaged' ? 'storage-failed' : code, message);
}
