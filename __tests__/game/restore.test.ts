import { readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '@/src/game';
import { largeAndDamaged } from '../storage/node/large-damaged';
import { nodeDatabase } from '../storage/node/node-database';
import { openIn } from '../storage/node/node-platform';
import { gameOn, hero, newTable, openState, value, type Table } from './table/table';

const HOUR = 3_600_000;
const chapter = (number: number) => ({ kind: 'setChapter', chapter: number }) as const;
const copyName = (name: string): string => `${name} (Sicherung)`;

/** Two campaigns in chapter 3 and 4, a backup of them, then chapter 9 in both. */
async function backedUp(): Promise<Table & { readonly second: string; readonly backup: number }> {
  const table = await newTable();
  const { game, clock, storage, campaign } = table;
  value(await game.dispatch(chapter(3)));
  const second = value(await game.create({ name: 'Zweite', heroes: [hero('Zed')] }));
  value(await game.dispatch(chapter(4)));
  clock.skip(HOUR);
  expect(await game.backUpIfDue()).toBe(true);
  for (const id of [campaign, second]) {
    value(await game.open(id));
    value(await game.dispatch(chapter(9)));
  }
  const [backup] = await storage.backups.list();
  return { ...table, second, backup: backup?.id ?? 0 };
}

const names = (game: Game): readonly string[] =>
  game.store
    .getState()
    .campaigns.filter(({ deletedAt }) => deletedAt === null)
    .map(({ name, chapter: at }) => `${name} ${at}`)
    .sort();

test('a backup tells what is in it, as it stood then', async () => {
  const { game, backup } = await backedUp();
  expect(value(await game.viewBackup(backup)).cards).toMatchObject([
    { name: 'Zweite', chapter: 4, steps: 2, heroes: [{ name: 'Zed' }], presence: 'changed' },
    { name: 'Dunkle Tage', chapter: 3, steps: 2, presence: 'changed' },
  ]);
});

test('what is here unchanged is not doubled with everything, but comes if asked for', async () => {
  const { game, backup, campaign, second } = await backedUp();
  value(await game.open(campaign));
  value(await game.undo());
  value(await game.remove(second));
  expect(value(await game.viewBackup(backup)).cards).toMatchObject([
    { id: second, presence: 'changed' },
    { id: campaign, presence: 'same' },
  ]);
  value(await game.restore({ backup, campaigns: null, copyName }));
  expect(names(game)).toEqual(['Dunkle Tage 3', 'Zweite (Sicherung) 4']);
  value(await game.restore({ backup, campaigns: [campaign], copyName }));
  expect(names(game)).toHaveLength(3);
});

test('everything comes beside what is here, which stays as it is; undo takes it away', async () => {
  const { game, backup, storage, campaign } = await backedUp();
  const before = await storage.log.all(campaign);
  const open = openState(game);
  const restored = value(await game.restore({ backup, campaigns: null, copyName }));
  expect(names(game)).toEqual([
    'Dunkle Tage (Sicherung) 3',
    'Dunkle Tage 9',
    'Zweite (Sicherung) 4',
    'Zweite 9',
  ]);
  expect(openState(game)).toEqual(open);
  expect(await storage.log.all(campaign)).toEqual(before);
  value(await game.takeBack(restored));
  expect(names(game)).toEqual(['Dunkle Tage 9', 'Zweite 9']);
  value(await game.unremove(restored.campaigns[0] ?? ''));
  expect(names(game)).toHaveLength(3);
});

test('a single campaign: only that one, with its whole history', async () => {
  const { game, backup, campaign } = await backedUp();
  const wishes = { backup, campaigns: [campaign], copyName };
  const { campaigns } = value(await game.restore(wishes));
  expect(names(game)).toEqual(['Dunkle Tage (Sicherung) 3', 'Dunkle Tage 9', 'Zweite 9']);
  value(await game.open(campaigns[0] ?? ''));
  for (const expected of [
    { name: 'Dunkle Tage', chapter: 3 },
    { name: 'Dunkle Tage', chapter: 1 },
  ]) {
    value(await game.undo());
    expect(openState(game).state.campaign).toMatchObject(expected);
  }
  expect(openState(game).canUndo).toBe(false);
});

test('a campaign that is gone comes back under its own name and id', async () => {
  const { game, backup, storage, clock, folder, second } = await backedUp();
  value(await game.remove(second));
  const rows = (await storage.log.all(second)).slice(0, 2);
  await storage.close();
  clock.skip(20 * 24 * HOUR);
  await (await openIn(folder, clock.now)).close();
  clock.skip(11 * 24 * HOUR);
  const later = await openIn(folder, clock.now);
  const again = gameOn(later, clock);
  value(await again.load());
  expect(names(again)).toEqual(['Dunkle Tage 9']);
  const wishes = { backup, campaigns: [second], copyName };
  expect(value(await again.restore(wishes)).campaigns).toEqual([second]);
  expect(names(again)).toEqual(['Dunkle Tage 9', 'Zweite 4']);
  expect(await later.log.all(second)).toEqual(rows);
});

test('own values come with everything, if they are missing; those that are here stay', async () => {
  const { game, storage, clock } = await newTable();
  const item = (id: string, body: string) => ({ kind: 'card', id, changedAt: 1, body });
  await storage.library.put(item('gone', '1'));
  await storage.library.put(item('kept', '1'));
  clock.skip(HOUR);
  expect(await game.backUpIfDue()).toBe(true);
  await storage.library.remove('card', 'gone');
  await storage.library.put(item('kept', '2'));
  const [backup] = await storage.backups.list();
  const wishes = { backup: backup?.id ?? 0, campaigns: null, copyName };
  expect(value(await game.viewBackup(wishes.backup))).toMatchObject({
    cards: [{ presence: 'same' }],
    missingItems: 1,
  });
  const restored = value(await game.restore(wishes));
  expect(restored.campaigns).toEqual([]);
  expect(await storage.library.list()).toEqual([item('gone', '1'), item('kept', '2')]);
  value(await game.takeBack(restored));
  expect(await storage.library.list()).toEqual([item('kept', '2')]);
});

test('a campaign whose log is broken here is whole again as a copy', async () => {
  const { storage, folder, clock, campaign, backup } = await backedUp();
  await storage.close();
  const database = nodeDatabase(`${folder}/drunagor.db`);
  await database.run("UPDATE log SET events = '[{}]' WHERE campaign = ?", [campaign]);
  await database.close();
  const again = gameOn(await openIn(folder, clock.now), clock);
  expect(await again.open(campaign)).toEqual({ ok: false, error: { code: 'broken-log' } });
  const wishes = { backup, campaigns: [campaign], copyName };
  const [copy] = value(await again.restore(wishes)).campaigns;
  value(await again.open(copy ?? ''));
  expect(openState(again).state.campaign).toMatchObject({ chapter: 3, heroes: [{}, {}] });
});

/** Noise over the page where the backup's row texts are. */
function spoilBackup(folder: string): void {
  const path = `${folder}/drunagor-backup.db`;
  const bytes = readFileSync(path);
  const page = Math.floor(bytes.indexOf('setChapter') / 4096);
  bytes.fill(0x5a, page * 4096, (page + 1) * 4096);
  writeFileSync(path, bytes);
}

test('a damaged backup: refused, nothing changed, and the storage is not called damaged', async () => {
  const { game, storage, folder, clock, backup } = await backedUp();
  await storage.close();
  spoilBackup(folder);
  const later = await openIn(folder, clock.now);
  const again = gameOn(later, clock);
  value(await again.load());
  const before = again.store.getState();
  const refused = { ok: false, error: { code: 'storage-failed' } };
  expect(await again.viewBackup(backup)).toEqual(refused);
  expect(await again.restore({ backup, campaigns: null, copyName })).toEqual(refused);
  expect(again.store.getState()).toEqual(before);
  expect(before.damaged).toBe(false);
  expect(names(game)).toEqual(names(again));
  // While the main file is good, the next backup begins a new file.
  clock.skip(HOUR);
  expect(await again.backUpIfDue()).toBe(true);
  const [newest] = await later.backups.list();
  expect(value(await again.viewBackup(newest?.id ?? 0)).cards).toHaveLength(2);
});

test('a backup that was pushed out meanwhile is refused', async () => {
  const { game } = await backedUp();
  const wishes = { backup: 999, campaigns: null, copyName };
  expect(await game.restore(wishes)).toEqual({ ok: false, error: { code: 'storage-failed' } });
});

test('a main file that is damaged while playing is told, and the backups are left alone', async () => {
  const { folder } = await largeAndDamaged();
  const storage = await openIn(folder, () => 1);
  const backingUp = gameOn(storage);
  expect(await backingUp.backUpIfDue()).toBe(false);
  expect(backingUp.store.getState()).toMatchObject({
    backupFault: 'storage-damaged',
    damaged: true,
  });
  const reading = gameOn(storage);
  expect(await reading.load()).toEqual({ ok: false, error: { code: 'storage-damaged' } });
  expect(reading.store.getState().damaged).toBe(true);
  expect(await storage.backups.list()).toHaveLength(1);
});
