import { readFile, type Game } from '@/src/game';
import { nodeDatabase } from '../storage/node/node-database';
import { openIn } from '../storage/node/node-platform';
import { gameOn, hero, newTable, openState, ticking, value, type Table } from './table/table';

const chapter = (number: number) => ({ kind: 'setChapter', chapter: number }) as const;
const copyName = (name: string): string => `${name} (Sicherung)`;
const read = async (text: string) => value(await readFile(new TextEncoder().encode(text)));

interface Spoilt extends Table {
  readonly second: string;
  /** When the first row was written that cannot be read. */
  readonly since: number;
}

/** Two campaigns; the fourth of the first one's six rows has events that say nothing. */
async function spoilt(events = '[{"type":"chapterSet","v":1}]'): Promise<Spoilt> {
  const table = await newTable();
  const { game, campaign, storage, folder } = table;
  for (const number of [2, 3, 4, 5, 6]) value(await game.dispatch(chapter(number)));
  const second = value(await game.create({ name: 'Zweite', heroes: [hero('Zed')] }));
  value(await game.close());
  const row = (await storage.log.all(campaign))[3];
  await storage.close();
  const database = nodeDatabase(`${folder}/drunagor.db`);
  await database.run('UPDATE log SET events = ? WHERE id = ?', [events, row?.id ?? '']);
  await database.run('DELETE FROM snapshots', []);
  await database.close();
  const again = await openIn(folder, table.clock.now);
  const reopened = gameOn(again, table.clock);
  value(await reopened.load());
  return { ...table, storage: again, game: reopened, second, since: row?.at ?? 0 };
}

const chapterOf = async (game: Game, campaign: string): Promise<number> => {
  value(await game.open(campaign));
  return openState(game).state.campaign.chapter;
};

test.each([
  ['an event without its content', '[{"type":"chapterSet","v":1}]'],
  ['half an event', '[{"type":"chapt'],
])('%s costs the tail of its campaign: the export has the rest and says so', async (_, events) => {
  const { game, second, since } = await spoilt(events);
  const { text, damaged } = value(await game.exportAll());
  expect(damaged).toEqual([
    { name: 'Dunkle Tage', cause: 'broken-log', damage: { since, rows: 3 } },
  ]);
  const file = await read(text);
  expect(file.unreadable).toBe(0);
  expect(file.preview.map(({ name, steps, damage }) => [name, steps, damage]).sort()).toEqual([
    ['Dunkle Tage', 3, null],
    ['Zweite', 1, null],
  ]);
  expect(value(await game.exportCampaign(second)).damaged).toEqual([]);
});

test('nothing of a campaign can be read: the others are in the file, and it is named', async () => {
  const { game, campaign, storage, folder, clock } = await spoilt();
  await storage.close();
  const database = nodeDatabase(`${folder}/drunagor.db`);
  await database.run("UPDATE log SET events = 'x' WHERE campaign = ? AND depth = 1", [campaign]);
  await database.close();
  const again = gameOn(await openIn(folder, clock.now), clock);
  const { text, damaged } = value(await again.exportAll());
  expect(damaged).toEqual([{ name: 'Dunkle Tage', cause: 'broken-log', damage: null }]);
  expect((await read(text)).preview).toMatchObject([{ name: 'Zweite' }]);
  const alone = await again.exportCampaign(campaign);
  expect(alone).toEqual({ ok: false, error: { code: 'broken-log' } });
  expect(game.store.getState().damaged).toBe(false);
});

test('what a newer app wrote is named as such', async () => {
  const { game, campaign } = await spoilt('[{"type":"dragonTamed","v":1}]');
  expect(value(await game.exportAll()).damaged).toMatchObject([{ cause: 'newer-log' }]);
  expect(await game.exportCampaign(campaign)).toMatchObject({ error: { code: 'newer-log' } });
});

test('a file with one damaged event: the others come whole, that one up to the damage', async () => {
  const { game } = await newTable();
  for (const number of [2, 3, 4]) value(await game.dispatch(chapter(number)));
  value(await game.create({ name: 'Zweite', heroes: [] }));
  const saved = JSON.parse(value(await game.exportAll()).text);
  const first = saved.campaigns.find((one: { rows: unknown[] }) => one.rows.length === 4);
  first.rows[2].events = [{ type: 'chapterSet', v: 1, chapter: 400 }];
  const file = await read(JSON.stringify(saved));
  expect(file.preview).toContainEqual(
    expect.objectContaining({ steps: 2, damage: { since: first.rows[2].at, rows: 2 } }),
  );
  expect(file.preview).toContainEqual(expect.objectContaining({ name: 'Zweite', damage: null }));
  const ids = value(await game.importFile(file, 'new'));
  const chapters = [];
  for (const id of ids) chapters.push(await chapterOf(game, id));
  expect(chapters.sort()).toEqual([1, 2]);
  first.rows[0].parent = first.rows[1].id;
  expect(await read(JSON.stringify(saved))).toMatchObject({
    unreadable: 1,
    preview: [{ damage: null }],
  });
});

test('a hostile file whose lost rows lead in a circle is read to its end', async () => {
  const { game, campaign } = await newTable();
  for (const number of [2, 3, 4]) value(await game.dispatch(chapter(number)));
  const saved = JSON.parse(value(await game.exportCampaign(campaign)).text);
  const rows = saved.campaigns[0].rows;
  for (const row of rows.slice(1)) row.events = [];
  rows[1].parent = rows[3].id;
  rows[3].parent = rows[1].id;
  expect((await read(JSON.stringify(saved))).preview).toMatchObject([
    { steps: 1, damage: { rows: 3 } },
  ]);
});

test('a backup of it brings back what can be read, and says since when it is damaged', async () => {
  const { game, storage, campaign, clock, since } = await spoilt();
  clock.skip(3_600_000);
  expect(await game.backUpIfDue()).toBe(true);
  const [backup] = await storage.backups.list();
  const wishes = { backup: backup?.id ?? 0, campaigns: [campaign], copyName };
  const restored = value(await game.restore(wishes));
  expect(restored.damaged).toMatchObject([{ name: 'Dunkle Tage', damage: { since, rows: 3 } }]);
  expect(await chapterOf(game, restored.campaigns[0] ?? '')).toBe(3);
});

test('a campaign that cannot be opened has a copy of what can be read', async () => {
  const { game, campaign } = await spoilt();
  expect(await game.open(campaign)).toEqual({ ok: false, error: { code: 'broken-log' } });
  expect(await chapterOf(game, value(await game.duplicate(campaign, 'Rest')))).toBe(3);
});

test('a damaged page costs its rows: the export has the others', async () => {
  const { game, storage, campaign, clock } = await newTable();
  for (const number of [2, 3, 4]) value(await game.dispatch(chapter(number)));
  const rows = await storage.log.all(campaign);
  const { StorageFault } = await import('@/src/game');
  const damaged = () => Promise.reject(new StorageFault('storage-damaged', 'a page'));
  const lost = rows[2]?.id ?? '';
  const log = {
    ...storage.log,
    all: damaged,
    rows: (id: string, ids: readonly string[]) =>
      ids.includes(lost) ? damaged() : storage.log.rows(id, ids),
  };
  const again = gameOn({ ...storage, log }, ticking(clock.now()));
  const file = value(await again.exportAll());
  expect(file.damaged).toMatchObject([{ damage: { since: rows[2]?.at, rows: 2 } }]);
  expect((await read(file.text)).preview).toMatchObject([{ steps: 2, damage: null }]);
  expect(again.store.getState().damaged).toBe(true);
});
