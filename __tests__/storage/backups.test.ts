import { BACKUP_MIGRATIONS } from '@/src/storage/backup/backup-schema';
import { DAYS_KEPT, HOURS_KEPT, worthKeeping } from '@/src/storage/backup/keep';
import { migrate } from '@/src/storage/migrations';
import { openOn } from '@/src/storage/open';
import { RUNES } from '@/src/content/drunagor';
import { STANDARD_RULES } from '@/src/rules';
import { exportRescued, readFile, type Rescue } from '@/src/game';
import { gameOn, hero, newTable, openState, ticking, value, type Table } from '../game/table/table';
import { nodeDatabase } from './node/node-database';
import { newFolder, nodePlatform, openIn, ready } from './node/node-platform';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const HOUR = 3_600_000;
const chapter = (number: number) => ({ kind: 'setChapter', chapter: number }) as const;

/** So many hours of use with a change in each: the backups come by themselves. */
async function use({ game, storage, clock }: Table, hours: number): Promise<void> {
  for (let hour = 1; hour <= hours; hour += 1) {
    clock.skip(HOUR);
    value(await game.dispatch(chapter(hour + 1)));
    await storage.drain();
  }
}

test('at most one an hour of use, none when nothing changed, the newest of each hour', async () => {
  const table = await newTable();
  const { game, storage, clock } = table;
  expect(await game.backUpIfDue()).toBe(true);
  value(await game.dispatch(chapter(50)));
  clock.skip(HOUR / 2);
  expect(await game.backUpIfDue()).toBe(false);
  clock.skip(HOUR / 2);
  expect(await game.backUpIfDue()).toBe(true);
  clock.skip(10 * HOUR);
  expect(await game.backUpIfDue()).toBe(false);
  await use(table, 20);
  const backups = await storage.backups.list();
  const newest = backups.slice(0, HOURS_KEPT).map(({ rows }) => rows);
  expect(newest).toEqual(newest.map((_, n) => 22 - n));
  expect(backups.length).toBeLessThanOrEqual(HOURS_KEPT + 2);
  expect(backups.every(({ campaigns }) => campaigns === 1)).toBe(true);
});

test('the last hours, the last days and the end of every chapter stay', () => {
  const noon = new Date(2026, 5, 30, 12).getTime();
  const all = Array.from({ length: 40 * 24 }, (_, hour) => ({
    id: 40 * 24 - hour,
    at: noon - hour * HOUR,
    chapterEnd: hour === 30 * 24,
  }));
  const kept = new Set(worthKeeping(all));
  const left = all.filter(({ id }) => kept.has(id));
  expect(left.slice(0, HOURS_KEPT)).toEqual(all.slice(0, HOURS_KEPT));
  expect(new Set(left.map(({ at }) => new Date(at).toDateString())).size).toBe(DAYS_KEPT + 1);
  expect(left.at(-1)).toMatchObject({ chapterEnd: true });
  expect(left).toHaveLength(HOURS_KEPT + DAYS_KEPT + 1 - 2);
  // Pruned again and again as time goes on, it comes to the same.
  expect(worthKeeping(left)).toEqual(worthKeeping(all));
});

test('the end of a chapter is backed up at once, marked, and never pushed out', async () => {
  const table = await newTable();
  const { game, storage, clock } = table;
  expect(await storage.backups.makeIfDue(clock.now())).toBe(true);
  value(await game.dispatch(chapter(2)));
  expect(await storage.backups.makeIfDue(clock.now())).toBe(false);
  expect(await storage.backups.makeAtChapterEnd(clock.now())).toBe(true);
  expect(await storage.backups.makeAtChapterEnd(clock.now())).toBe(false);
  await use(table, 20);
  clock.skip(40 * 24 * HOUR);
  for (let day = 0; day < 16; day += 1) {
    clock.skip(24 * HOUR);
    value(await game.dispatch(chapter(30 + day)));
    await storage.drain();
  }
  const backups = await storage.backups.list();
  expect(backups.filter(({ chapterEnd }) => chapterEnd)).toMatchObject([{ rows: 2 }]);
  expect(backups.length).toBeLessThan(HOURS_KEPT + DAYS_KEPT + 1);
});

const OUTCOMES = {
  won: { result: 'won' },
  lost: { result: 'lost', reason: { kind: 'declared' } },
} as const;

test.each(['won', 'lost'] as const)(
  'an adventure that is %s backs up by itself',
  async (result) => {
    const { game, storage, clock } = await newTable();
    await game.backUpIfDue();
    const heroes = [
      { hero: 'hero-1', role: 'leader', maxHp: 10, cubes: null },
      { hero: 'hero-2', role: 'striker', maxHp: 9, cubes: null },
    ] as const;
    const about = { chapter: 1, title: 'Probe', at: 5, rules: STANDARD_RULES, runes: RUNES };
    value(await game.dispatch({ kind: 'startAdventure', ...about, heroes }));
    value(await game.dispatch({ kind: 'declareOutcome', outcome: OUTCOMES[result] }));
    const ends = async () =>
      (await storage.backups.list()).filter(({ chapterEnd }) => chapterEnd).map(({ rows }) => rows);
    await storage.drain();
    expect(await ends()).toEqual([]);
    const afterwards = result === 'won' ? 'camp' : 'restart';
    value(await game.dispatch({ kind: 'closeAdventure', at: clock.now(), afterwards }));
    await storage.drain();
    expect(await ends()).toEqual([4]);
  },
);

test('a backup that cannot be read back is none', async () => {
  const table = await newTable();
  await table.storage.close();
  const files = nodePlatform(table.folder);
  const forgetful: typeof files = {
    ...files,
    openFile: async (name) => {
      const file = await files.openFile(name);
      if (name === 'drunagor.db') return file;
      return {
        ...file,
        run: (sql, values) =>
          sql.startsWith('INSERT OR IGNORE INTO log')
            ? file.run(sql, [...values.slice(0, 9), '[]', ...values.slice(10)])
            : file.run(sql, values),
      };
    },
  };
  const storage = ready(await openOn(forgetful, table.clock.now));
  const game = gameOn(storage, table.clock);
  table.clock.skip(HOUR);
  expect(await game.backUpIfDue()).toBe(false);
  expect(game.store.getState().backupFault).toBe('storage-failed');
  expect(await storage.backups.list()).toEqual([]);
});

test('a backup file of the version before is taken on', async () => {
  const table = await newTable();
  rmSync(`${table.folder}/drunagor-backup.db`, { force: true });
  const database = nodeDatabase(`${table.folder}/drunagor-backup.db`);
  await migrate(database, BACKUP_MIGRATIONS.slice(0, 1));
  await database.run("INSERT INTO backups VALUES (1, 5, 0, 0, '', '[]', '[]')", []);
  await database.close();
  table.clock.skip(HOUR);
  expect(await table.game.backUpIfDue()).toBe(true);
  const chapterEnds = (await table.storage.backups.list()).map(({ chapterEnd }) => chapterEnd);
  expect(chapterEnds).toEqual([false, false]);
});

test('a failed backup is noted, and playing goes on', async () => {
  const { game, storage, folder, clock } = await newTable();
  rmSync(`${folder}/drunagor-backup.db`, { force: true });
  mkdirSync(`${folder}/drunagor-backup.db`);
  clock.skip(HOUR);
  value(await game.dispatch(chapter(2)));
  await storage.drain();
  expect(game.store.getState()).toMatchObject({ backupFault: 'storage-failed' });
  expect(openState(game).state.campaign.chapter).toBe(2);
});

test('asked twice at once, made once', async () => {
  const { storage } = await newTable();
  const both = await Promise.all([
    storage.backups.makeIfDue(9e12),
    storage.backups.makeIfDue(9e12),
  ]);
  expect(both.sort()).toEqual([false, true]);
});

const GARBAGE = Buffer.from('not a database, just noise. '.repeat(4000));

async function damaged(folder: string): Promise<Rescue> {
  const opening = await openOn(nodePlatform(folder), ticking().now);
  if (opening.kind !== 'damaged') throw new Error(`it is ${opening.kind}`);
  return opening.rescue;
}

test.each<[string, (file: string) => void]>([
  ['garbage from the first byte', (file) => writeFileSync(file, GARBAGE)],
  ['nothing at all', (file) => writeFileSync(file, '')],
  ['a missing file', (file) => rmSync(file)],
  [
    'a good header over garbage',
    (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, Buffer.concat([bytes.subarray(0, 100), GARBAGE]));
    },
  ],
])('safe mode after %s: raw export, backups, restore', async (_, spoil) => {
  const table = await newTable();
  await use(table, 3);
  const before = openState(table.game);
  const path = `${table.folder}/drunagor.db`;
  await table.storage.close();
  spoil(path);
  const rescue = await damaged(table.folder);
  expect(rescue.fault.code).toBe('storage-damaged');
  if (existsSync(path)) {
    expect(Buffer.from(await rescue.rawFile()).equals(readFileSync(path))).toBe(true);
  }
  expect(await rescue.readableCampaigns()).toEqual([]);
  const [newest] = await rescue.backups();
  expect(newest).toMatchObject({ campaigns: 1, rows: 4 });
  const storage = ready(await rescue.restore(newest?.id ?? 0));
  const game = gameOn(storage, table.clock);
  value(await game.open(table.campaign));
  expect(openState(game)).toEqual(before);
  value(await game.undo());
  value(await game.dispatch(chapter(77)));
  table.clock.skip(HOUR);
  expect(await game.backUpIfDue()).toBe(true);
  expect((await storage.backups.list())[0]).toMatchObject({ rows: 5 });
});

test('an older backup brings back exactly its moment', async () => {
  const table = await newTable();
  await use(table, 5);
  await table.storage.close();
  writeFileSync(`${table.folder}/drunagor.db`, GARBAGE);
  const rescue = await damaged(table.folder);
  const third = (await rescue.backups())[2];
  const storage = ready(await rescue.restore(third?.id ?? 0));
  expect(await storage.log.all(table.campaign)).toHaveLength(4);
  const game = gameOn(storage, table.clock);
  value(await game.open(table.campaign));
  expect(openState(game).state.campaign.chapter).toBe(4);
  expect(value(await game.heroValues())).toEqual({});
});

test('start afresh: empty, the backups stay, and the next start is not in safe mode', async () => {
  const table = await newTable();
  await use(table, 1);
  await table.storage.close();
  writeFileSync(`${table.folder}/drunagor.db`, GARBAGE);
  const storage = ready(await (await damaged(table.folder)).startAfresh());
  expect(await storage.campaigns.list()).toEqual([]);
  expect(await storage.backups.list()).toHaveLength(1);
  await storage.close();
  expect(await (await openIn(table.folder)).campaigns.list()).toEqual([]);
});

/** Fills the pages that hold the rows of one campaign with noise. */
async function spoilRowsOf(path: string, campaign: string): Promise<number> {
  const database = nodeDatabase(path);
  const rows = await database.all('SELECT events FROM log WHERE campaign = ?', [campaign]);
  await database.close();
  const bytes = readFileSync(path);
  const pages = new Set<number>();
  for (const { events } of rows) {
    for (
      let at = bytes.indexOf(String(events));
      at >= 0;
      at = bytes.indexOf(String(events), at + 1)
    ) {
      pages.add(Math.floor(at / 4096));
    }
  }
  for (const page of pages) bytes.fill(0x5a, page * 4096, (page + 1) * 4096);
  writeFileSync(path, bytes);
  return pages.size;
}

test('a half damaged file: the campaigns that can still be read are offered', async () => {
  const table = await newTable();
  const { game, folder, storage } = table;
  for (let n = 2; n < 60; n += 1) value(await game.dispatch(chapter(n)));
  const whole = openState(game);
  const lost = value(await game.create({ name: 'Verloren', heroes: [hero('Zed')] }));
  for (let n = 0; n < 90; n += 1) {
    value(await game.dispatch({ kind: 'writeNotes', notes: `Seite ${n} `.repeat(20) }));
  }
  await storage.close();
  expect(await spoilRowsOf(`${folder}/drunagor.db`, lost)).toBeGreaterThan(5);
  const rescue = await damaged(folder);
  const readable = await rescue.readableCampaigns();
  const good = readable.find(({ record }) => record.id === table.campaign);
  if (good === undefined) throw new Error('not readable');
  // The last rows shared a page with the other campaign.
  expect(good.rows.length).toBeGreaterThan(whole.steps - 10);
  const about = { app: 'test', exportedAt: 1 };
  const { text, damaged: lossy } = value(await exportRescued([good], about));
  expect(lossy).toEqual([]);
  const file = value(await readFile(new TextEncoder().encode(text)));
  expect(file.preview).toMatchObject([{ name: 'Dunkle Tage', steps: good.rows.length }]);
});

test('a damaged backup file is begun anew while the main file is good', async () => {
  const table = await newTable();
  await use(table, 2);
  await table.storage.close();
  writeFileSync(`${table.folder}/drunagor-backup.db`, GARBAGE);
  const storage = await openIn(table.folder, table.clock.now);
  expect(await storage.backups.list()).toEqual([]);
  expect(await storage.backups.makeIfDue(table.clock.now())).toBe(true);
  expect(await storage.backups.list()).toMatchObject([{ rows: 3 }]);
});

test('both files damaged: safe mode without backups, nothing thrown away', async () => {
  const table = await newTable();
  await use(table, 1);
  await table.storage.close();
  for (const name of ['drunagor.db', 'drunagor-backup.db']) {
    writeFileSync(`${table.folder}/${name}`, GARBAGE);
  }
  const rescue = await damaged(table.folder);
  expect(await rescue.backups()).toEqual([]);
  expect(readFileSync(`${table.folder}/drunagor-backup.db`).equals(GARBAGE)).toBe(true);
  await expect(rescue.restore(1)).rejects.toThrow();
  expect(readFileSync(`${table.folder}/drunagor.db`).equals(GARBAGE)).toBe(true);
});

test('a first start has no safe mode', async () => {
  expect(await (await openIn(newFolder())).campaigns.list()).toEqual([]);
});
