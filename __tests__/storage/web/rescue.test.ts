/** A browser's main file is damaged while its last commits stand in the write-ahead log: safe mode sees both. */
import { gameOn, hero, value } from '@/__tests__/game/table/table';
import type { RescuedCampaign } from '@/src/game/port';
import { ready } from '../node/node-platform';
import { Browser } from './browser';
import { Disk, type DiskFile } from './opfs';

const HEADER_BYTES = 4096;
const browser = new Browser();

async function fileNamed(disk: Disk, name: string): Promise<DiskFile> {
  const folder = await disk.root.getDirectoryHandle('expo-sqlite');
  for await (const entry of folder.values()) {
    if (entry.kind !== 'file') continue;
    const path = new TextDecoder().decode(entry.bytes.subarray(0, 512));
    if (path.startsWith(`/${name}\0`)) return entry;
  }
  throw new Error(`no ${name}`);
}

/** Chapters 2 to 4 are in the log only when the tab is killed, and noise is where the main file begins. */
async function damaged(): Promise<void> {
  const disk = new Disk();
  const game = gameOn(ready(await browser.start(disk)));
  value(await game.create({ name: 'Ada', heroes: [hero('Vorn')] }));
  for (const chapter of [2, 3, 4]) value(await game.dispatch({ kind: 'setChapter', chapter }));
  disk.crash(() => 0);
  const { bytes } = await fileNamed(disk, 'drunagor.db');
  bytes.fill(0x5a, HEADER_BYTES, HEADER_BYTES + 100);
  expect((await fileNamed(disk, 'drunagor.db-wal')).bytes.length).toBeGreaterThan(4 * 4096);
}

const eventsOf = (campaigns: readonly RescuedCampaign[]): string =>
  campaigns.flatMap(({ rows }) => rows.map(({ events }) => events)).join();

test('what is readable has the last commit, and so has what is set aside', async () => {
  await damaged();
  const opening = await browser.start();
  if (opening.kind !== 'damaged') throw new Error(opening.kind);
  const { rescue } = opening;
  const found = await rescue.readableCampaigns();
  expect(found.map(({ record, rows }) => [record.name, rows.length])).toEqual([['Ada', 4]]);
  expect(eventsOf(found)).toContain('"chapter":4');
  const storage = ready(await rescue.startAfresh());
  expect(await storage.campaigns.list()).toEqual([]);
  const [kept] = await storage.aside.list();
  const bytes = await storage.aside.read(kept?.name ?? '');
  expect(eventsOf(await storage.readRaw(bytes))).toContain('"chapter":4');
  await storage.close();
});

test('cleared under the app: the next command is refused, and what is on screen can still be saved', async () => {
  const disk = new Disk();
  const game = gameOn(ready(await browser.start(disk)));
  value(await game.create({ name: 'Ada', heroes: [hero('Vorn')] }));
  value(await game.dispatch({ kind: 'setChapter', chapter: 2 }));
  disk.isCleared = true;
  for (const chapter of [3, 4]) {
    expect(await game.dispatch({ kind: 'setChapter', chapter })).toMatchObject({ ok: false });
  }
  const { text } = value(await game.exportAll());
  expect(text).toContain('chapterSet');
});
