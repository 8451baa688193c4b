import { hero, newTable, openState, value, gameOn } from './table/table';
import { KEPT_IN_BIN_MS } from '@/src/storage/bin';
import { openOn } from '@/src/storage/open';
import { nodePlatform, openIn, ready } from '../storage/node/node-platform';

test('the list shows heroes, chapter and steps, the last changed first', async () => {
  const { game, campaign } = await newTable();
  const second = value(await game.create({ name: 'Zweite', heroes: [] }));
  expect(game.store.getState().campaigns.map(({ id }) => id)).toEqual([second, campaign]);
  value(await game.open(campaign));
  value(await game.dispatch({ kind: 'setChapter', chapter: 4 }));
  expect(game.store.getState().campaigns[0]).toMatchObject({
    id: campaign,
    name: 'Dunkle Tage',
    chapter: 4,
    steps: 2,
    heroes: [{ name: 'Vorn' }, { name: 'Maya' }],
  });
});

test('undo takes the card along', async () => {
  const { game } = await newTable();
  value(await game.dispatch({ kind: 'renameCampaign', name: 'Neu' }));
  value(await game.undo());
  expect(game.store.getState().campaigns).toMatchObject([{ name: 'Dunkle Tage', steps: 1 }]);
});

test('rename works on an open and on a closed campaign', async () => {
  const { game, campaign } = await newTable();
  value(await game.rename(campaign, 'Offen'));
  expect(openState(game).state.campaign.name).toBe('Offen');
  const other = value(await game.create({ name: 'Andere', heroes: [] }));
  value(await game.rename(campaign, 'Zu'));
  expect(openState(game).id).toBe(other);
  value(await game.open(campaign));
  expect(openState(game)).toMatchObject({ steps: 3, state: { campaign: { name: 'Zu' } } });
  expect(await game.rename(campaign, ' ')).toMatchObject({ error: { code: 'name-empty' } });
  expect(await game.rename('nope', 'x')).toMatchObject({ error: { code: 'unknown-campaign' } });
});

test('a duplicate has the whole history and a life of its own', async () => {
  const { game, campaign } = await newTable();
  value(await game.dispatch({ kind: 'setChapter', chapter: 2 }));
  const copy = value(await game.duplicate(campaign, 'Kopie'));
  expect(openState(game).id).toBe(campaign);
  value(await game.open(copy));
  expect(openState(game)).toMatchObject({ steps: 3, state: { campaign: { name: 'Kopie' } } });
  value(await game.dispatch({ kind: 'setChapter', chapter: 9 }));
  while (openState(game).canUndo) value(await game.undo());
  expect(openState(game).state.campaign.chapter).toBe(1);
  value(await game.open(campaign));
  expect(openState(game).state.campaign).toMatchObject({ name: 'Dunkle Tage', chapter: 2 });
});

test('archived and back; a commit does not take it out of the archive', async () => {
  const { game, campaign } = await newTable();
  value(await game.archive(campaign, true));
  value(await game.dispatch({ kind: 'setChapter', chapter: 2 }));
  expect(game.store.getState().campaigns).toMatchObject([{ archived: true, chapter: 2 }]);
  value(await game.archive(campaign, false));
  expect(game.store.getState().campaigns).toMatchObject([{ archived: false }]);
});

test('delete with undo; purged when the storage is opened thirty days later', async () => {
  const { game, campaign, clock, folder, storage } = await newTable();
  value(await game.dispatch({ kind: 'setChapter', chapter: 2 }));
  const before = openState(game);
  value(await game.remove(campaign));
  expect(game.store.getState()).toMatchObject({ open: null, campaigns: [{ id: campaign }] });
  value(await game.unremove(campaign));
  value(await game.open(campaign));
  expect(openState(game)).toEqual(before);
  value(await game.remove(campaign));
  value(await game.takeUp());
  expect(game.store.getState().open).toBeNull();
  await storage.close();

  clock.skip(KEPT_IN_BIN_MS - 60_000);
  const early = await openIn(folder, clock.now);
  expect(await early.campaigns.list()).toHaveLength(1);
  await early.close();
  clock.skip(120_000);
  const late = await openIn(folder, clock.now);
  expect(await late.campaigns.list()).toEqual([]);
  expect(await late.log.all(campaign)).toEqual([]);
});

test('a bin that cannot be emptied does not keep the storage from opening', async () => {
  const { game, campaign, clock, folder, storage } = await newTable();
  value(await game.remove(campaign));
  await storage.close();
  clock.skip(KEPT_IN_BIN_MS - 60_000);
  await (await openIn(folder, clock.now)).close();
  clock.skip(120_000);
  const full = ready(await openOn(nodePlatform(folder, 'PRAGMA query_only = ON'), clock.now));
  expect(await full.campaigns.list()).toHaveLength(1);
  await full.close();
  expect(await (await openIn(folder, clock.now)).campaigns.list()).toEqual([]);
});

const DAY = 24 * 3_600_000;

test.each<[string, number, number]>([
  ['deleted with a clock of long ago', -9000 * DAY, 9000 * DAY + DAY],
  ['deleted with a clock six weeks behind', -42 * DAY, 43 * DAY],
  ['looked at with a clock far ahead', DAY, 9000 * DAY],
  ['deleted with a clock far ahead', 9000 * DAY, -9000 * DAY + DAY],
])('%s: not purged early', async (_, before, after) => {
  const { game, campaign, clock, folder, storage } = await newTable();
  await storage.close();
  clock.skip(before);
  const wrong = await openIn(folder, clock.now);
  value(await gameOn(wrong, clock).remove(campaign));
  await wrong.close();
  clock.skip(after);
  for (let day = 0; day < 29; day += 1) {
    const storage = await openIn(folder, clock.now);
    expect(await storage.campaigns.list()).toHaveLength(1);
    await storage.close();
    clock.skip(DAY);
  }
  clock.skip(3 * DAY);
  expect(await (await openIn(folder, clock.now)).campaigns.list()).toEqual([]);
  expect(game.store.getState().campaigns).toHaveLength(1);
});

test('200 campaigns are listed at once and opened fast', async () => {
  const { game, storage, clock } = await newTable();
  for (let n = 0; n < 200; n += 1) {
    value(await game.create({ name: `Kampagne ${n}`, heroes: [hero('Vorn')] }));
  }
  const again = gameOn(storage, clock);
  const start = performance.now();
  value(await again.load());
  expect(again.store.getState().campaigns).toHaveLength(201);
  expect(performance.now() - start).toBeLessThan(500);
});

test('what is not there is refused by name', async () => {
  const { game } = await newTable();
  for (const answer of [
    await game.open('nope'),
    await game.remove('nope'),
    await game.archive('nope', true),
    await game.duplicate('nope', 'x'),
    await game.exportCampaign('nope'),
  ]) {
    expect(answer).toEqual({ ok: false, error: { code: 'unknown-campaign' } });
  }
  expect(await game.jump('nope')).toEqual({ ok: false, error: { code: 'unknown-row' } });
  value(await game.close());
  expect(await game.undo()).toEqual({ ok: false, error: { code: 'nothing-open' } });
});
