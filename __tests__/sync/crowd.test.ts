import { RUNES } from '@/src/content/drunagor';
import { STANDARD_RULES, type GameCommand } from '@/src/rules';
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

jest.setTimeout(120_000);

const BEGIN: GameCommand = {
  kind: 'startAdventure',
  chapter: 2,
  title: 'Probe',
  at: 5,
  rules: STANDARD_RULES,
  runes: RUNES,
  heroes: [{ hero: 'hero-1', role: 'leader', maxHp: 10, cubes: null }],
};
const ROUNDS = 8;

async function isTold({ storage, game }: Device): Promise<boolean> {
  const { id, head } = openState(game);
  const shared = await storage.shared.find(id);
  return shared?.head === head && (await storage.shared.unsaid(id)).length === 0;
}

const rowsOn = async ({ storage, game }: Device): Promise<number> =>
  (await storage.log.all(openState(game).id)).length;

async function gather(count: number): Promise<readonly Device[]> {
  const backend = newServer();
  const devices: Device[] = [];
  for (let n = 0; n < count; n += 1) devices.push(device(await openUnhurried(), backend, n + 1));
  const [host, ...guests] = devices;
  if (host === undefined) throw new Error('nobody');
  value(await host.game.create({ name: 'Tisch', heroes: [hero('Vorn')] }));
  value(await host.game.dispatch(BEGIN));
  const { play } = await patiently(() => host.tables.share('http://table.example'));
  await until(
    () => isTold(host),
    () => 'shared',
  );
  for (const guest of guests) {
    await patiently(() => guest.tables.join(play ?? ''));
    await until(
      () => guest.tables.store.getState().phase === 'here',
      () => 'joined',
    );
  }
  return devices;
}

const count = ({ game }: Device, name: string, round: number) =>
  game.dispatch({ kind: 'setCounter', name, value: round }).then(value);

test('everybody taps at once: each tap is one row at the table, nothing is refused, nobody is asked or thrown out', async () => {
  const devices = await gather(5);
  const [looker, ...players] = devices;
  if (looker === undefined) throw new Error('nobody');
  const before = await rowsOn(looker);
  const phases = new Set<string>();
  for (const { tables } of devices) tables.store.subscribe(({ phase }) => phases.add(phase));
  for (let round = 1; round <= ROUNDS; round += 1)
    await Promise.all(players.map((player, n) => count(player, `Zähler ${n}`, round)));
  const isSettled = async (): Promise<boolean> =>
    new Set(devices.map(({ game }) => openState(game).head)).size === 1 &&
    (await Promise.all(devices.map(isTold))).every(Boolean);
  await until(isSettled, () => 'all in step', 2000);
  expect(phases).toEqual(new Set(['here']));
  for (const { tables } of devices) expect(tables.store.getState().refused).toEqual([]);
  expect((await rowsOn(looker)) - before).toBe(ROUNDS * players.length);
});

test('whoever goes back to what he left behind brings it to the table', async () => {
  const devices = await gather(2);
  const [one, other] = devices;
  if (one === undefined || other === undefined) throw new Error('nobody');
  const inStep = () =>
    until(
      async () =>
        openState(one.game).head === openState(other.game).head &&
        (await Promise.all(devices.map(isTold))).every(Boolean),
      () => JSON.stringify(devices.map(({ tables }) => tables.store.getState().trouble)),
    );
  cut(other);
  await count(other, 'Tor', 1);
  const left = openState(other.game).head;
  await count(one, 'Brunnen', 1);
  await until(
    () => isTold(one),
    () => 'told',
  );
  mend(other);
  await inStep();
  value(await other.game.jump(left));
  await inStep();
  expect(openState(one.game).head).toBe(left);
  expect(openState(one.game).state.adventure?.counters).toEqual([{ name: 'Tor', value: 1 }]);
});
