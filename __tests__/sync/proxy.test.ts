import ShareDB from 'sharedb';
import type { GameStorage } from '@/src/game';
import type { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { hero, openState, value } from '@/__tests__/game/table/table';
import { openUnhurried, patiently, until, type Device } from './table/devices';
import { farDevice, farServer, HASTY, over, type FarDevice } from './table/far-devices';
import { head } from './table/host';
import { interleave, type Ways } from './table/interleaving';
import { openProxy, type Proxy } from './table/proxy';

// `npm run fuzz -- table-proxy` goes on for longer.
const COUNT = Number(process.env['FUZZ_TABLE_PROXY'] ?? 12);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

jest.setTimeout(120_000 + COUNT * 60_000);

/** Often enough that even a busy machine has come to an end. */
const PATIENCE = 10_000;
const PULSE_MS = 200;

type Closing = () => Promise<void>;
const open: Closing[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function server(db: ShareDB.DB = new ShareDB.MemoryDB()): Promise<number> {
  const { port, close } = await farServer(db, PULSE_MS);
  open.push(close);
  return port;
}

async function sit(port: number, seed: number): Promise<FarDevice> {
  const one = await farDevice(await openUnhurried(), port, seed);
  open.unshift(() => one.proxy.close());
  return one;
}

const isTold = async ({ storage, game }: Device): Promise<boolean> => {
  const { id, head: at } = openState(game);
  return (await storage.shared.find(id))?.head === at;
};

async function pair() {
  const port = await server();
  const [one, other] = [await sit(port, 1), await sit(port, 2)];
  value(await one.game.create({ name: 'Tisch', heroes: [hero('Vorn'), hero('Maya')] }));
  const { play } = await patiently(() => one.tables.share('http://127.0.0.1'));
  const here = ({ tables }: Device) => tables.store.getState().phase === 'here';
  await until(
    () => isTold(one),
    () => 'shared',
    PATIENCE,
  );
  await patiently(() => other.tables.join(play ?? ''));
  await until(
    () => here(other) && one.tables.store.getState().people.length === 1,
    () => 'joined',
    PATIENCE,
  );
  return { one, other };
}

const chapter = ({ game }: Device) => openState(game).state.campaign.chapter;
const inStep = (one: Device, other: Device) =>
  until(
    async () => head(one) === head(other) && (await isTold(one)) && (await isTold(other)),
    () => JSON.stringify([one, other].map(({ tables }) => tables.store.getState())),
    PATIENCE,
  );

/** What may happen between a device and the server while it plays. */
const TROUBLES: readonly (readonly [string, (proxy: Proxy) => void])[] = [
  ['delays', (proxy) => proxy.delay(150)],
  ['cuts', (proxy) => proxy.cut()],
  ['swallows what the device says', (proxy) => proxy.swallow('up')],
  ['swallows what the server answers', (proxy) => proxy.swallow('down')],
];

test.each(TROUBLES)(
  'a proxy that %s: what is played meanwhile arrives once',
  async (_, trouble) => {
    const { one, other } = await pair();
    trouble(other.proxy);
    value(await other.game.dispatch({ kind: 'setChapter', chapter: 2 }));
    value(await one.game.dispatch({ kind: 'writeNotes', notes: 'drüben' }));
    value(await other.game.dispatch({ kind: 'setChapter', chapter: 3 }));
    other.proxy.mend();
    await inStep(one, other);
    expect([chapter(one), chapter(other)]).toEqual([3, 3]);
    expect(openState(other.game).state.campaign.notes).toBe('drüben');
    expect(openState(one.game).steps).toBe(4);
  },
);

test('an answer that was swallowed: the server has the step already, and does not take it twice', async () => {
  const { one, other } = await pair();
  other.proxy.swallow('down');
  value(await other.game.dispatch({ kind: 'setChapter', chapter: 2 }));
  await until(
    () => chapter(one) === 2,
    () => 'arrived',
    PATIENCE,
  );
  await inStep(one, other);
  expect(other.proxy.tally.swallowed).toBeGreaterThan(0);
  expect(openState(one.game).steps).toBe(2);
  expect(await other.storage.shared.unsaid(openState(other.game).id)).toEqual([]);
});

test('whoever is not heard any more is not seen at the table any more', async () => {
  const { one, other } = await pair();
  other.proxy.swallow('up');
  other.tables.close();
  await until(
    () => one.tables.store.getState().people.length === 0,
    () => JSON.stringify(one.tables.store.getState().people),
    PATIENCE,
  );
});

/** Devices and proxies of one evening. */
async function waysOver(port: number, proxies: readonly Proxy[]): Promise<Ways> {
  const left = [...proxies];
  const of = new Map<Device, Proxy>();
  const proxyOf = (one: Device): Proxy => {
    const found = of.get(one);
    if (found === undefined) throw new Error('no proxy');
    return found;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    sit: (storage, seed) => {
      const proxy = left.pop();
      if (proxy === undefined) throw new Error('no proxy left');
      const one = over(storage, { port: proxy.port, patience: HASTY }, seed);
      of.set(one, proxy);
      return one;
    },
    trouble: (one, chance: Chance) => {
      const [, trouble] = TROUBLES[chance.between(0, TROUBLES.length - 1)] ?? TROUBLES[0] ?? [];
      trouble?.(proxyOf(one));
    },
    mend: (one) => proxyOf(one).mend(),
    patience: PATIENCE,
  };
}

test('evenings over proxies that delay, cut and half-open: all end equal, nothing lost, nothing twice', async () => {
  const port = await server();
  const proxies = await Promise.all([1, 2, 3, 4, 5].map(() => openProxy(port)));
  open.unshift(async () => void (await Promise.all(proxies.map((proxy) => proxy.close()))));
  const pool: GameStorage[] = await Promise.all(proxies.map(() => openUnhurried()));
  const found: string[] = [];
  for (let seed = SEED; seed < SEED + COUNT; seed += 1) {
    for (const proxy of proxies) proxy.mend();
    const { faults } = await interleave(seed, pool, await waysOver(port, proxies), 30);
    found.push(...faults.map((fault) => `${seed}: ${fault}`));
  }
  expect(found).toEqual([]);
  const all = proxies.map(({ tally }) => tally);
  for (const what of ['bytes', 'swallowed', 'cut'] as const)
    expect(all.reduce((sum, tally) => sum + tally[what], 0)).toBeGreaterThan(0);
});
