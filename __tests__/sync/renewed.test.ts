import { hero, openState, value } from '@/__tests__/game/table/table';
import {
  cut,
  device,
  mend,
  newServer,
  openUnhurried,
  patiently,
  until,
  type Device,
} from './table/devices';

jest.setTimeout(60_000);
const SERVER = 'http://table.example';

/** The table has the rows: before that nobody can join. */
const shared = ({ tables }: Device): Promise<void> =>
  until(
    () => tables.store.getState().v > 1,
    () => 'shared',
  );

async function threeAtATable() {
  const backend = newServer();
  const [one, other, watcher] = [
    device(await openUnhurried(), backend, 1),
    device(await openUnhurried(), backend, 2),
    device(await openUnhurried(), backend, 3),
  ];
  value(await one.game.create({ name: 'Tisch', heroes: [hero('Vorn')] }));
  const { play, watch } = await patiently(() => one.tables.share(SERVER));
  await shared(one);
  await patiently(() => other.tables.join(play ?? ''));
  await patiently(() => watcher.tables.join(watch));
  await until(
    () => one.tables.store.getState().people.length === 2,
    () => 'all here',
  );
  return { one, other, watcher, play: play ?? '' };
}

const told = (tables: Device['tables']) =>
  until(
    () => tables.store.getState().trouble === 'table-renewed',
    () => JSON.stringify(tables.store.getState()),
  );

test('who renews the links says so: players and watchers hear it, keep all there is and go on alone', async () => {
  const { one, other, watcher } = await threeAtATable();
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 4 }));
  await patiently(() => one.tables.share(SERVER));
  for (const { tables } of [other, watcher]) await told(tables);
  for (const { game } of [other, watcher]) expect(openState(game).state.campaign.chapter).toBe(4);
  expect(one.tables.store.getState().trouble).toBeNull();
  value(await other.game.dispatch({ kind: 'setChapter', chapter: 5 }));
  value(await other.tables.leave());
  value(await watcher.tables.leave());
  for (const { game } of [other, watcher])
    value(await game.dispatch({ kind: 'setChapter', chapter: 6 }));
});

test('who was away hears it on coming back, and again after every start', async () => {
  const { one, other } = await threeAtATable();
  const { id } = openState(other.game);
  cut(other);
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 4 }));
  await patiently(() => one.tables.share(SERVER));
  mend(other);
  await told(other.tables);
  expect(openState(other.game).state.campaign.chapter).toBe(4);
  await other.game.close();
  expect(other.tables.store.getState().trouble).toBeNull();
  value(await other.game.open(id));
  await told(other.tables);
});

test('the old link says that it was renewed and adds nothing, the new one joins', async () => {
  const { one, other, play } = await threeAtATable();
  const links = await patiently(() => one.tables.share(SERVER));
  const late = device(await openUnhurried(), one.wire.backend, 4);
  expect(await late.tables.join(play)).toMatchObject({ error: { code: 'table-old-link' } });
  expect(await late.storage.campaigns.list()).toEqual([]);
  await told(other.tables);
  await shared(one);
  await patiently(() => other.tables.join(links.play ?? ''));
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 7 }));
  await until(
    () => openState(other.game).state.campaign.chapter === 7,
    () => 'in step',
  );
});

/** All at the table show the same. */
const chaptersAre = (devices: readonly Device[], chapter: number) =>
  until(
    () => devices.every(({ game }) => openState(game).state.campaign.chapter === chapter),
    () => devices.map(({ game }) => openState(game).state.campaign.chapter).join(),
  );

async function renewed() {
  const table = await threeAtATable();
  const links = await patiently(() => table.one.tables.share(SERVER));
  for (const { tables } of [table.other, table.watcher]) await told(tables);
  await shared(table.one);
  return { ...table, links: { play: links.play ?? '', watch: links.watch } };
}

test('by the new link the same campaign is at its table again, with what was played alone meanwhile', async () => {
  const { one, other, watcher, links } = await renewed();
  const { id } = openState(other.game);
  value(await other.game.dispatch({ kind: 'setChapter', chapter: 5 }));
  await patiently(() => other.tables.rejoin(` ${links.play}\n`));
  await patiently(() => watcher.tables.rejoin(links.watch));
  await chaptersAre([one, other, watcher], 5);
  expect(openState(other.game).id).toBe(id);
  expect(await other.storage.campaigns.list()).toHaveLength(1);
  expect(other.tables.store.getState()).toMatchObject({ trouble: null, role: 'play', links });
  value(await other.game.undo());
  await chaptersAre([one, other, watcher], 1);
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 6 }));
  await chaptersAre([one, other, watcher], 6);
  const refused = await watcher.game.dispatch({ kind: 'setChapter', chapter: 9 });
  expect(refused).toMatchObject({ error: { code: 'table-watching' } });
});

test('back by the new link it stays so after every start, and the table gone on meanwhile is taken in', async () => {
  const { one, other, links } = await renewed();
  const { id } = openState(other.game);
  for (const chapter of [2, 3]) value(await one.game.dispatch({ kind: 'setChapter', chapter }));
  await patiently(() => other.tables.rejoin(links.play));
  await chaptersAre([one, other], 3);
  await other.game.close();
  value(await other.game.open(id));
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 8 }));
  await chaptersAre([one, other], 8);
  expect(other.tables.store.getState().trouble).toBeNull();
});

test('who played much alone is asked before it comes along', async () => {
  const { one, other, links } = await renewed();
  for (let chapter = 2; chapter < 9; chapter += 1)
    value(await other.game.dispatch({ kind: 'setChapter', chapter }));
  value(await one.game.dispatch({ kind: 'writeNotes', notes: 'Am Tisch' }));
  await patiently(() => other.tables.rejoin(links.play));
  await until(
    () => other.tables.store.getState().asks === 7,
    () => JSON.stringify(other.tables.store.getState()),
  );
  expect(openState(one.game).state.campaign.chapter).toBe(1);
  other.tables.answer('bring');
  await chaptersAre([one, other], 8);
});

test('what is no way back to this table is refused, and everything stays as it was', async () => {
  const { one, other, watcher, play, links } = await renewed();
  const elsewhere = device(await openUnhurried(), one.wire.backend, 5);
  value(await elsewhere.game.create({ name: 'Nebenan', heroes: [hero('Elros')] }));
  const next = await patiently(() => elsewhere.tables.share(SERVER));
  await shared(elsewhere);
  const before = await other.storage.shared.list();
  const wrong = [
    ['Tisch', 'table-link'],
    [links.play.slice(0, -3), 'table-link'],
    [links.watch, 'table-watch-link'],
    [play, 'table-old-link'],
    [next.play ?? '', 'table-other'],
  ] as const;
  for (const [link, code] of wrong)
    expect([link, await other.tables.rejoin(link)]).toMatchObject([link, { error: { code } }]);
  expect(await watcher.tables.rejoin(next.watch)).toMatchObject({ error: { code: 'table-other' } });
  cut(other);
  expect(await other.tables.rejoin(links.play)).toMatchObject({ error: { code: 'table-away' } });
  expect(await other.storage.shared.list()).toEqual(before);
  expect(other.tables.store.getState().trouble).toBe('table-renewed');
});

test('who leaves the table while the new link is looked up has left it', async () => {
  const { one, other, links } = await renewed();
  const back = other.tables.rejoin(links.play);
  value(await other.tables.leave());
  await back;
  expect(await other.storage.shared.list()).toEqual([]);
  value(await other.game.dispatch({ kind: 'setChapter', chapter: 9 }));
  expect(openState(one.game).state.campaign.chapter).toBe(1);
});

test('whoever only looks on is seen to', async () => {
  const { one } = await threeAtATable();
  await until(
    () => one.tables.store.getState().people.filter(({ watching }) => watching).length === 1,
    () => JSON.stringify(one.tables.store.getState().people),
  );
});
