import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeDatabase } from '@/__tests__/storage/node/node-database';
import { createGame, type Game, type GameStorage } from '@/src/game';
import type { GameCommand } from '@/src/rules';
import { openOn } from '@/src/storage/open';
import type { Platform } from '@/src/storage/platform-port';

// As in browsers: alone with the file, a write-ahead log, flushed at every commit.
const SETUP = `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 200`;
export const HERO = {
  board: 'vorn',
  name: 'Vorn',
  player: 'Ada',
  heroClass: 'warrior',
  maxHp: 12,
  notes: '',
  cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
  gear: ['heavy', 'shield', 'plate'],
};

const platformIn = (folder: string, setup: string): Platform => ({
  openFile: async (name) => nodeDatabase(join(folder, name), setup),
  hasFile: async (name) => fs.existsSync(join(folder, name)),
  deleteFile: async () => undefined,
  setAside: async () => undefined,
  aside: {
    list: async () => [],
    read: () => Promise.reject(new Error('not here')),
    remove: async () => undefined,
  },
  openBytes: () => Promise.reject(new Error('not here')),
  readFile: async (name) => new Uint8Array(fs.readFileSync(join(folder, name))),
  persistence: async () => 'device',
  guard: async () => ({ kind: 'alone' }),
});

export async function openIn(folder: string, setup = SETUP): Promise<GameStorage> {
  const opening = await openOn(platformIn(folder, setup), Date.now);
  if (opening.kind !== 'ready') throw new Error(opening.kind);
  return opening.storage;
}

const gameOn = (storage: GameStorage): Game =>
  createGame({
    storage,
    catalogue: { monsters: [], scenario: [], miniatures: new Map(), bases: [], commander: [] },
    now: Date.now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    app: 'bench',
  });

const roll: GameCommand = { kind: 'rollDie', sides: 20 };
const change = (n: number): GameCommand =>
  n % 3 === 0
    ? { kind: 'changeHero', hero: 'hero-1', change: { maxHp: 1 + (n % 16) } }
    : n % 3 === 1
      ? roll
      : { kind: 'setChapter', chapter: 1 + (n % 90) };

async function campaignOf(game: Game, rows: number): Promise<string> {
  const created = await game.create({ name: `Bench ${rows}`, heroes: [HERO] });
  if (!created.ok) throw new Error(created.error.code);
  for (let done = 1; done < rows; done += 100) {
    const batch = Array.from({ length: Math.min(100, rows - done) }, () => roll);
    await game.dispatch(batch);
  }
  return created.value;
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** Alternating, so that a busy machine is unfair to nobody. */
async function compare(
  tasks: readonly (() => Promise<unknown>)[],
  times: number,
): Promise<readonly number[]> {
  const measured = tasks.map((): number[] => []);
  for (let n = 0; n < times; n += 1) {
    for (const [index, task] of tasks.entries()) measured[index]?.push(await timed(task));
  }
  return measured.map(median);
}

/** Counts what SQLite hands to the file system while the task runs. */
async function bytesWritten(task: () => Promise<unknown>): Promise<number> {
  const original = fs.writeSync;
  let bytes = 0;
  fs.writeSync = ((...args: Parameters<typeof original>) => {
    const written = original(...args);
    bytes += written;
    return written;
  }) as typeof fs.writeSync;
  try {
    await task();
  } finally {
    fs.writeSync = original;
  }
  return bytes;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export interface StorageBench {
  readonly openMs: { readonly rows100: number; readonly rows10000: number; readonly ratio: number };
  readonly dispatchMs: {
    readonly rows1: number;
    readonly rows1000: number;
    readonly rows10000: number;
    readonly ratio: number;
  };
  readonly undoMs: { readonly rows100: number; readonly rows10000: number };
  readonly historyMs: { readonly rows10000: number };
  readonly listMs: { readonly campaigns200: number };
  readonly wholeCheckMs: { readonly rows10000: number };
  readonly bytesPerCommand: number;
  readonly fileBytesPerRow: number;
}

async function benchOpen(storage: GameStorage, ids: readonly string[]) {
  const game = gameOn(storage);
  const times = ids.map((): number[] => []);
  for (let n = 0; n < 40 * ids.length; n += 1) {
    const index = n % ids.length;
    await game.close();
    // What the last opening left to be written is not this one's time.
    await storage.drain();
    times[index]?.push(await timed(() => game.open(ids[index] ?? '')));
  }
  const [rows100 = 0, rows10000 = 0] = times.map(median);
  return {
    rows100: round(rows100),
    rows10000: round(rows10000),
    ratio: round(rows10000 / rows100),
  };
}

async function openGames(storage: GameStorage, ids: readonly string[]): Promise<readonly Game[]> {
  const games = ids.map(() => gameOn(storage));
  for (const [index, id] of ids.entries()) await games[index]?.open(id);
  return games;
}

async function benchDispatch(storage: GameStorage, ids: readonly string[]) {
  const games = await openGames(storage, ids);
  const tasks = games.map((game) => {
    let n = 0;
    return () => game.dispatch(change((n += 1)));
  });
  const [rows1 = 0, rows1000 = 0, rows10000 = 0] = await compare(tasks, 150);
  return {
    rows1: round(rows1),
    rows1000: round(rows1000),
    rows10000: round(rows10000),
    ratio: round(rows10000 / rows1),
  };
}

/** Plain figures for `npm run bench`; needs about half a minute. */
export async function benchStorage(): Promise<StorageBench> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'drunagor-bench-'));
  const storage = await openIn(folder);
  const maker = gameOn(storage);
  const [one, hundred, thousand, many] = [
    ...[await campaignOf(maker, 1), await campaignOf(maker, 100)],
    ...[await campaignOf(maker, 1000), await campaignOf(maker, 10_000)],
  ] as const;
  const size = fs.statSync(join(folder, 'drunagor.db')).size;
  const open = await benchOpen(storage, [hundred, many]);
  const dispatch = await benchDispatch(storage, [one, thousand, many]);
  const [small, large] = await openGames(storage, [hundred, many]);
  const undo = await compare(
    [small, large].map((game) => async () => {
      await game?.undo();
      await game?.redo();
    }),
    40,
  );
  const history = await compare([async () => large?.history()], 5);
  let n = 0;
  const bytes = await bytesWritten(async () => {
    for (; n < 200; n += 1) await large?.dispatch(change(n));
  });
  for (let made = 0; made < 196; made += 1) await campaignOf(maker, 1);
  const list = await compare([() => gameOn(storage).load()], 10);
  await storage.close();
  const file = nodeDatabase(join(folder, 'drunagor.db'), SETUP);
  const check = await compare([() => file.all('PRAGMA quick_check(1)')], 5);
  await file.close();
  fs.rmSync(folder, { recursive: true, force: true });
  return {
    openMs: open,
    dispatchMs: dispatch,
    undoMs: { rows100: round((undo[0] ?? 0) / 2), rows10000: round((undo[1] ?? 0) / 2) },
    historyMs: { rows10000: round(history[0] ?? 0) },
    listMs: { campaigns200: round(list[0] ?? 0) },
    wholeCheckMs: { rows10000: round(check[0] ?? 0) },
    bytesPerCommand: Math.round(bytes / 200),
    fileBytesPerRow: Math.round(size / 11_101),
  };
}
