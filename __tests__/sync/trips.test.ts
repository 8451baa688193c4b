import type { GameStorage } from '@/src/game';
import { hero, openState, value } from '@/__tests__/game/table/table';
import {
  device,
  newServer,
  openUnhurried,
  patiently,
  turns,
  until,
  type Device,
} from './table/devices';

jest.setTimeout(60_000);

/** Counts what is asked of a storage. */
function counting(storage: GameStorage) {
  const asked: string[] = [];
  const noting = <Port extends object>(name: string, port: Port): Port =>
    new Proxy(port, {
      get: (target, key) => {
        const found: unknown = Reflect.get(target, key);
        if (typeof found !== 'function') return found;
        return (...all: unknown[]): unknown => {
          asked.push(`${name}.${String(key)}`);
          return Reflect.apply(found, target, all);
        };
      },
    });
  const { campaigns, log, shared } = storage;
  const noted: GameStorage = {
    ...storage,
    campaigns: noting('campaigns', campaigns),
    log: noting('log', log),
    shared: noting('shared', shared),
  };
  return { noted, asked };
}

const isTold = async ({ storage, game }: Device): Promise<boolean> => {
  const { id, head } = openState(game);
  const shared = await storage.shared.find(id);
  return shared?.head === head && (await storage.shared.unsaid(id)).length === 0;
};

const told = (one: Device): Promise<void> =>
  until(
    () => isTold(one),
    () => 'told',
  );

async function twoAtATable() {
  const backend = newServer();
  const files = [counting(await openUnhurried()), counting(await openUnhurried())] as const;
  const [one, other] = [device(files[0].noted, backend, 1), device(files[1].noted, backend, 2)];
  value(await one.game.create({ name: 'Tisch', heroes: [hero('Vorn')] }));
  const { play } = await patiently(() => one.tables.share('http://table.example'));
  await told(one);
  await patiently(() => other.tables.join(play ?? ''));
  await told(other);
  return { one, other, asked: files.map((file) => file.asked) };
}

/** Own looks whether all is told are no trips of the device. */
const tripsOf = (asked: readonly string[]): readonly string[] =>
  asked.filter((trip) => trip !== 'shared.find' && trip !== 'shared.unsaid');

const write = ({ game }: Device, notes: string) =>
  game.dispatch({ kind: 'writeNotes', notes }).then(value);

const inStep = ({ one, other }: Record<'one' | 'other', Device>): Promise<void> =>
  until(
    async () => openState(one.game).head === openState(other.game).head && (await isTold(one)),
    () => 'in step',
  );

test('a step is told without a look at the storage, and kept elsewhere after one look with one commit', async () => {
  const { one, other, asked } = await twoAtATable();
  await write(one, 'erst');
  await inStep({ one, other });
  await turns(20);
  for (const list of asked) list.length = 0;
  await write(one, 'dann');
  await inStep({ one, other });
  await turns(20);
  const [here = [], there = []] = asked.map(tripsOf);
  expect(there).toEqual(['shared.unsaidBeside', 'campaigns.commit']);
  // The last two are what the table took: nobody waits for them.
  expect(here).toEqual(['campaigns.commit', 'shared.unsaidBeside', 'campaigns.commit']);
});

test('what arrived at the table is not drawn again where it was played, and never seen to be on its way', async () => {
  const { one, other } = await twoAtATable();
  let shown = 0;
  one.game.store.subscribe(() => (shown += 1));
  await write(one, 'dann');
  await inStep({ one, other });
  await turns(20);
  expect(shown).toBe(1);
});
