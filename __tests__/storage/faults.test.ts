import { copyFileSync, statSync } from 'node:fs';
import { createStorage } from '@/src/storage/sqlite-storage';
import { createConnection } from '@/src/storage/connection';
import { asFault } from '@/src/storage/faults';
import { migrate } from '@/src/storage/migrations';
import { gameOn, newTable, openState, ticking, value } from '../game/table/table';
import { nodeDatabase } from './node/node-database';
import { openOn } from '@/src/storage/open';
import { newFolder, nodePlatform, ready } from './node/node-platform';

test.each([
  ['Error code 13: database or disk is full', 'storage-full'],
  ['Calling the `run` function has failed: QuotaExceededError', 'storage-full'],
  ['Error: Error code 11: database disk image is malformed', 'storage-damaged'],
  ['file is not a database', 'storage-damaged'],
  ['Error code 26: file is not a database', 'storage-damaged'],
  ['Error code 5: database is locked', 'storage-failed'],
  ['Error code 131: something', 'storage-failed'],
])('%s is %s', (message, code) => {
  expect(asFault(new Error(message)).code).toBe(code);
});

const NO_BACKUPS = {
  list: async () => [],
  makeIfDue: async () => false,
  makeAtChapterEnd: async () => false,
  contents: async () => ({ records: [], library: [] }),
  rows: async () => [],
  drain: async () => undefined,
  close: async () => undefined,
};

const NOTHING_RAW = {
  aside: nodePlatform(newFolder()).aside,
  readRaw: async () => [],
};

async function smallTable() {
  const database = nodeDatabase(`${newFolder()}/small.db`);
  await migrate(database);
  const storage = createStorage(createConnection(database), 'device', NO_BACKUPS, NOTHING_RAW);
  const game = gameOn(storage);
  const campaign = value(await game.create({ name: 'Eng', heroes: [] }));
  return { database, storage, game, campaign };
}

test('a full disk: the command is refused, the state stays, later it goes on', async () => {
  const { database, storage, game, campaign } = await smallTable();
  const [pages] = await database.all('PRAGMA page_count');
  await database.exec(`PRAGMA max_page_count = ${Number(pages?.['page_count']) + 3}`);
  const notes = (n: number) => `${n}${'Notiz '.repeat(400)}`;
  let refused = 0;
  for (let n = 0; n < 20; n += 1) {
    const before = openState(game);
    const answer = await game.dispatch({ kind: 'writeNotes', notes: notes(n) });
    if (answer.ok) continue;
    refused += 1;
    expect(answer.error).toEqual({ code: 'storage-full' });
    expect(openState(game)).toBe(before);
    expect((await storage.campaigns.find(campaign))?.head).toBe(before.head);
  }
  expect(refused).toBeGreaterThan(10);
  await database.exec('PRAGMA max_page_count = 100000');
  value(await game.dispatch({ kind: 'writeNotes', notes: notes(99) }));
  expect(openState(game).state.campaign.notes).toBe(notes(99));
});

test('a full disk refuses undo, list changes and imports as well, without a trace', async () => {
  const { game, storage, folder } = await newTable();
  const text = value(await game.exportAll()).text;
  value(await game.dispatch({ kind: 'setChapter', chapter: 2 }));
  await storage.close();
  const database = nodeDatabase(`${folder}/drunagor.db`, 'PRAGMA query_only = ON');
  const connection = createConnection(database);
  const closed = createStorage(connection, 'device', NO_BACKUPS, NOTHING_RAW);
  const again = gameOn(closed, ticking(1_800_000_000_000));
  const [record] = await closed.campaigns.list();
  value(await again.open(record?.id ?? ''));
  const before = again.store.getState();
  const { readFile } = await import('@/src/game');
  const file = value(await readFile(new TextEncoder().encode(text)));
  for (const answer of [
    await again.undo(),
    await again.create({ name: 'x', heroes: [] }),
    await again.archive(record?.id ?? '', true),
    await again.remove(record?.id ?? ''),
    await again.duplicate(record?.id ?? '', 'x'),
    await again.importFile(file, 'new'),
  ]) {
    expect(answer).toEqual({ ok: false, error: { code: 'storage-failed' } });
  }
  expect(again.store.getState()).toEqual(before);
});

// As on phones. Exclusive, because this SQLite has no shared memory; nor does it play back a journal.
const WRITE_AHEAD = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL';

test('a crash between statements: the reopened file has the last commit, whole', async () => {
  const { game, folder, storage, campaign } = await newTable();
  value(await game.dispatch({ kind: 'setChapter', chapter: 2 }));
  const before = openState(game);
  await storage.close();
  const crashed = newFolder();
  const database = nodeDatabase(`${folder}/drunagor.db`, `${WRITE_AHEAD}; PRAGMA cache_size = 1`);
  await database.exec('BEGIN IMMEDIATE');
  // Far more than the cache holds, so that half of the transaction is on disk already.
  for (let n = 0; n < 300; n += 1) {
    await database.run('INSERT INTO settings VALUES (?, ?)', [`k${n}`, 'x'.repeat(2000)]);
  }
  await database.run('UPDATE campaigns SET head = ?', ['nowhere']);
  for (const name of ['drunagor.db', 'drunagor.db-wal']) {
    copyFileSync(`${folder}/${name}`, `${crashed}/${name}`);
  }
  expect(statSync(`${crashed}/drunagor.db-wal`).size).toBeGreaterThan(500_000);
  await database.exec('ROLLBACK');
  await database.close();
  const reopened = ready(await openOn(nodePlatform(crashed, WRITE_AHEAD), () => 1));
  const again = gameOn(reopened);
  value(await again.open(campaign));
  expect(openState(again)).toEqual(before);
  expect(Object.keys(await reopened.settings.read())).not.toContain('k0');
});
