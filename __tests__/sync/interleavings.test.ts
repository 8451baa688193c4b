import ShareDB from 'sharedb';
import type { GameStorage } from '@/src/game';
import type * as Rebase from '@/src/sync/rebase';
import { TABLE_TYPE, type TableOp } from '@/src/sync/type';
import { newServer, openUnhurried } from './table/devices';
import { interleave, waysTo } from './table/interleaving';

let mockTimes = 1;
jest.mock('@/src/sync/rebase', () => {
  const { rebase, ...rest } = jest.requireActual<typeof Rebase>('@/src/sync/rebase');
  const often: typeof rebase = (task, state, pending, onto) =>
    rebase(task, state, Array.from({ length: mockTimes }, () => pending).flat(), onto);
  return { ...rest, rebase: often };
});

// `npm run fuzz -- table` goes on for longer.
const COUNT = Number(process.env['FUZZ_TABLE'] ?? 1000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const AT_ONCE = 50;

jest.setTimeout(600_000);

let pool: GameStorage[] = [];
const DEVICES = [1, 2, 3, 4, 5];

/** Fresh files now and then: a device has a few campaigns, not thousands. */
const openPool = async (): Promise<void> => {
  pool = await Promise.all(DEVICES.map(() => openUnhurried()));
};

async function run(seeds: readonly number[], server = newServer): Promise<readonly string[]> {
  await openPool();
  const faults: string[] = [];
  for (const seed of seeds) {
    const found = await interleave(seed, pool, waysTo(server()));
    faults.push(...found.faults.map((fault) => `${seed}: ${fault}`));
  }
  await Promise.all(pool.map((storage) => storage.close()));
  return faults;
}

const parts = Array.from(
  { length: Math.ceil(COUNT / AT_ONCE) },
  (_, part) => SEED + part * AT_ONCE,
);

test.each(parts)(
  'devices at one table end equal, nothing is lost and nothing done twice: from %i',
  async (first) => {
    const length = Math.min(AT_ONCE, SEED + COUNT - first);
    const seeds = Array.from({ length }, (_, n) => first + n);
    expect(await run(seeds)).toEqual([]);
  },
);

/** Found by going on for longer: hit points left as they stood were set over what others had done to them. */
const FOUND = [3357, 4350, 4676, 4941, 6607, 8029, 9998];

test('evenings that once went wrong', async () => {
  expect(await run(FOUND)).toEqual([]);
});

const FEW = Array.from({ length: 6 }, (_, n) => 5000 + n);

/** A server that is wrong on purpose. */
const twin = (spoil: (db: ShareDB.DB) => void) => (): ShareDB => {
  const db = new ShareDB.MemoryDB();
  spoil(db);
  return newServer(db);
};

const faultsOf = (server?: () => ShareDB): Promise<readonly string[]> =>
  run(FEW, server).catch((cause: unknown) => [String(cause)]);

test('a twin that loses rows is found out', async () => {
  const losing = twin((db) => {
    const commit = db.commit.bind(db) as (...all: unknown[]) => void;
    let n = 0;
    db.commit = ((collection: string, id: string, op: { op?: TableOp }, ...rest: unknown[]) => {
      n += 1;
      const lost = op.op !== undefined && n % 5 === 0 ? { ...op, op: { ...op.op, rows: [] } } : op;
      commit(collection, id, lost, ...rest);
    }) as never;
  });
  expect(await faultsOf(losing)).not.toEqual([]);
});

test('a twin that moves the head without looking where it is is found out', async () => {
  const unchecked = jest
    .spyOn(TABLE_TYPE, 'transform')
    .mockImplementation((op, other) =>
      op.move === null || other.move === null
        ? op
        : { rows: op.rows, move: { from: other.move.to, to: op.move.to } },
    );
  const faults = await faultsOf();
  unchecked.mockRestore();
  expect(faults).not.toEqual([]);
});

test('a twin that decides its steps anew twice is found out', async () => {
  mockTimes = 2;
  const faults = await faultsOf();
  mockTimes = 1;
  expect(faults).not.toEqual([]);
});
