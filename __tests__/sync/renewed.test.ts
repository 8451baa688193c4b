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
  expect(await late.tables.join(play)).toMatchObject({ error: { code: 'table-renewed' } });
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

test('whoever only looks on is seen to', async () => {
  const { one } = await threeAtATable();
  await until(
    () => one.tables.store.getState().people.filter(({ watching }) => watching).length === 1,
    () => JSON.stringify(one.tables.store.getState().people),
  );
});
