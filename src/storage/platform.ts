import { Directory, File } from 'expo-file-system';
import { defaultDatabaseDirectory, deserializeDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';
import type { AsidePort } from '../game/port';
import { expoDatabase, openWith } from './expo-database';
import type { FileName, Platform } from './platform-port';
import { withWriteAheadLog } from './rescue/write-ahead-log';

// Few pages in the write-ahead log: should it get lost, the main file is nearly up to date.
const SETUP =
  'PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 100; PRAGMA synchronous = FULL;';

function fileNamed(name: string): File {
  const path = String(defaultDatabaseDirectory);
  return new File(new Directory(path.startsWith('file:') ? path : `file://${path}`), name);
}

/** A write-ahead log left behind would be played into the next file of that name. */
const companions = (name: FileName): readonly string[] => [`${name}-wal`, `${name}-shm`, name];

/** As a crash leaves them: the last commits may stand in the write-ahead log only. */
async function readFile(name: FileName): Promise<Uint8Array> {
  const wal = fileNamed(`${name}-wal`);
  const main = await fileNamed(name).bytes();
  return wal.exists ? withWriteAheadLog(main, await wal.bytes()) : main;
}

const ASIDE = /^drunagor-damaged-(\d+)\.db$/;

const setAsideAt = (name: string): number => Number(ASIDE.exec(name)?.[1] ?? 0);

const asideFiles = (): readonly File[] =>
  fileNamed('drunagor.db')
    .parentDirectory.list()
    .filter((entry): entry is File => entry instanceof File && ASIDE.test(entry.name));

function asideNamed(name: string): File {
  if (!ASIDE.test(name)) throw new Error(`not set aside: ${name}`);
  return fileNamed(name);
}

const aside: AsidePort = {
  list: async () =>
    asideFiles()
      .map((file) => ({ name: file.name, at: setAsideAt(file.name), bytes: file.size ?? 0 }))
      .sort((a, b) => b.at - a.at),
  read: (name) => asideNamed(name).bytes(),
  remove: async (name) => asideNamed(name).delete(),
};

/** Phones and tablets: real files, one process. */
export const platform: Platform = {
  openFile: (name) => openWith(() => openDatabaseAsync(name, { useNewConnection: true }), SETUP),
  hasFile: async (name) => fileNamed(name).exists,
  deleteFile: async (name) => {
    for (const file of companions(name).map(fileNamed)) if (file.exists) file.delete();
  },
  setAside: async () => {
    const [main, ...logs] = [...companions('drunagor.db')].reverse().map(fileNamed);
    if (main?.exists === true) {
      const bytes = await readFile('drunagor.db');
      const kept = fileNamed(`drunagor-damaged-${Date.now()}.db`);
      kept.create({ overwrite: true });
      kept.write(bytes);
      main.delete();
    }
    for (const log of logs) if (log.exists) log.delete();
  },
  aside,
  openBytes: async (bytes) => expoDatabase(await deserializeDatabaseAsync(bytes)),
  readFile,
  persistence: async () => 'device',
  guard: async () => ({ kind: 'alone' }),
};
