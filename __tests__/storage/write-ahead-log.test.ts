import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withWriteAheadLog } from '@/src/storage/rescue/write-ahead-log';
import { nodeDatabase } from './node/node-database';
import { newFolder } from './node/node-platform';

// Alone with the file, because SQLite in Jest has no shared memory; the log is the same.
const WAL = `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;
             PRAGMA wal_autocheckpoint = 0;`;
const FILLER = 'x'.repeat(3000);

interface Crashed {
  readonly main: Uint8Array<ArrayBuffer>;
  readonly wal: Uint8Array;
}

/** Ten rows in the main file, then ten in its write-ahead log and five that were never committed. */
async function crashed(): Promise<Crashed> {
  const path = `${newFolder()}/crashed.db`;
  const database = nodeDatabase(path, WAL);
  await database.exec('CREATE TABLE t (n INTEGER, filler TEXT)');
  const add = async (from: number, to: number) => {
    for (let n = from; n <= to; n += 1) {
      await database.run('INSERT INTO t VALUES (?, ?)', [n, FILLER]);
    }
  };
  await add(1, 10);
  await database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await add(11, 20);
  await database.exec('PRAGMA cache_size = 1; BEGIN');
  await add(21, 25);
  const read = (name: string) => new Uint8Array(readFileSync(name));
  const files = { main: read(path), wal: read(`${path}-wal`) };
  await database.exec('ROLLBACK');
  await database.close();
  expect(existsSync(`${path}-wal`)).toBe(false);
  return files;
}

async function numbersIn(bytes: Uint8Array): Promise<readonly unknown[]> {
  const path = `${newFolder()}/copy.db`;
  // The header says that there is a log; the copy has none any more.
  const plain = bytes.slice();
  plain.set([1, 1], 18);
  writeFileSync(path, plain);
  const database = nodeDatabase(path);
  expect(await database.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const rows = await database.all('SELECT n FROM t ORDER BY n');
  await database.close();
  return rows.map(({ n }) => n);
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('the raw file has what was committed into its write-ahead log, and nothing else', async () => {
  const { main, wal } = await crashed();
  const before = main.slice();
  expect(await numbersIn(main)).toEqual(upTo(10));
  expect(await numbersIn(withWriteAheadLog(main, wal))).toEqual(upTo(20));
  expect(main).toEqual(before);
});

test('a log cut off or spoilt in the middle counts up to there', async () => {
  const { main, wal } = await crashed();
  const half = Math.floor(wal.length * 0.3);
  const spoilt = wal.slice();
  spoilt.fill(0x5a, half, half + 8);
  for (const log of [wal.subarray(0, half), spoilt]) {
    const found = await numbersIn(withWriteAheadLog(main, log));
    expect(found.length).toBeGreaterThan(10);
    expect(found.length).toBeLessThan(20);
    expect(found).toEqual(upTo(found.length));
  }
});

test.each<[string, (wal: Uint8Array) => Uint8Array]>([
  ['no log', () => new Uint8Array()],
  ['a header alone', (wal) => wal.slice(0, 32)],
  ['half a header', (wal) => wal.slice(0, 20)],
  ['noise', (wal) => wal.map((_, index) => (index * 31) % 256)],
  ['a header with a wrong checksum', (wal) => wal.map((byte, at) => (at === 13 ? byte + 1 : byte))],
])('the file stays as it is with %s', async (_, spoil) => {
  const { main, wal } = await crashed();
  expect(withWriteAheadLog(main, spoil(wal))).toEqual(main);
});

test('a main file that is lost: its log alone gives what it can', async () => {
  const { wal } = await crashed();
  expect(withWriteAheadLog(new Uint8Array(), wal).length).toBeGreaterThan(0);
});
