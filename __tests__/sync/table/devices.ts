import ShareDB from 'sharedb';
import StreamSocket from 'sharedb/lib/stream-socket';
import { CATALOGUE } from '@/src/content/drunagor';
import { createGame, type Game, type GameStorage } from '@/src/game';
import { createTablesLater, type Tables } from '@/src/game/tables/tables-later';
import { openDeskOver } from '@/src/sync/desk';
import { admitted } from '@/src/sync/keys';
import type { Connect, Remote } from '@/src/sync/remote';
import { shareDbRemote } from '@/src/sync/sharedb-remote';
import type { Result } from '@/src/rules';
import { openOn } from '@/src/storage/open';
import { newFolder, nodePlatform, ready } from '@/__tests__/storage/node/node-platform';
import { createBackend } from '@/scripts/table/server';
import type { Guest } from '@/scripts/table/guard';
import { ticking, value } from '@/__tests__/game/table/table';

/** Nobody pulls the plug here: what is written need not be on the disk at once. */
const UNHURRIED =
  'PRAGMA locking_mode=EXCLUSIVE; PRAGMA synchronous=OFF; PRAGMA journal_mode=MEMORY;';

export const openUnhurried = async (): Promise<GameStorage> =>
  ready(await openOn(nodePlatform(newFolder(), UNHURRIED), () => 1));

/** A real server in this process; sockets are streams. */
export const newServer = (db: ShareDB.DB = new ShareDB.MemoryDB()): ShareDB =>
  createBackend({ db }, (request) => request as Guest);

export interface Wire {
  isUp: boolean;
  backend: ShareDB;
  readonly open: Set<Remote>;
  /** Everything that went over it, both ways. */
  readonly heard?: string[];
}

interface Plug {
  readyState: number;
  readonly stream: NodeJS.ReadWriteStream;
  _open(): void;
  send(data: string): void;
}

function listenIn(socket: Plug, heard: string[]): void {
  const { send } = socket;
  socket.send = (data) => (heard.push(String(data)), send.call(socket, data));
  const { stream } = socket;
  const write = stream.write.bind(stream) as (chunk: unknown) => boolean;
  stream.write = ((chunk: unknown) => (heard.push(JSON.stringify(chunk)), write(chunk))) as never;
}

const over =
  (wire: Wire): Connect =>
  async ({ token, table }) => {
    const guest = admitted(token);
    if (!wire.isUp || guest === null) throw new Error('nobody answers');
    const socket = new (StreamSocket as unknown as new () => Plug)();
    if (wire.heard !== undefined) listenIn(socket, wire.heard);
    const remote = shareDbRemote(socket as never, table);
    socket._open();
    wire.backend.listen(socket.stream as never, guest as never);
    wire.open.add(remote);
    const listen = remote.onLost.bind(remote);
    remote.onLost = (listener) => {
      lost.set(remote, listener);
      listen(listener);
    };
    return remote;
  };
const lost = new WeakMap<Remote, (cause: Error) => void>();

export interface Device {
  readonly storage: GameStorage;
  readonly game: Game;
  readonly tables: Tables;
  readonly wire: Wire;
}

/** Whoever sits at a table gets up with the end of the test, however it ends. */
const seated = new Set<Tables>();
afterEach(() => {
  for (const tables of seated) tables.close();
  seated.clear();
});

/** The same device, with the sessions of other games. */
export const sessionsAt = ({ storage, wire }: Device, seed: number): Device => {
  const { now, random } = chanceOf(seed);
  const parts = { storage, catalogue: CATALOGUE, app: 'test', now, random };
  const game = createGame({ ...parts, plays: 'sessions' });
  return { storage, game, tables: tablesOver(game, wire), wire };
};

const tablesOver = (game: Game, wire: Wire): Tables => seatedBy(game, over(wire));

/** Tables that reach their server so. */
export function seatedBy(game: Game, connect: Connect): Tables {
  const tables = createTablesLater(game, (store) => openDeskOver(connect, game, store, soon));
  seated.add(tables);
  return tables;
}

/** Clocks and chance differ from device to device. */
export function chanceOf(seed: number) {
  const clock = ticking(1_700_000_000_000 + seed * 1_000_000);
  for (let n = 0; n < seed % 97; n += 1) clock.random(3);
  const random = (bytes: number): Uint8Array =>
    clock
      .random(bytes + 4)
      .map((byte, index) => byte ^ ((seed >>> ((index % 4) * 8)) & 255))
      .slice(0, bytes);
  return { now: clock.now, random };
}

export const device = (
  storage: GameStorage,
  backend: ShareDB,
  seed: number,
  heard?: string[],
): Device => {
  const { now, random } = chanceOf(seed);
  const game = createGame({ storage, catalogue: CATALOGUE, app: 'test', now, random });
  const wire: Wire = {
    isUp: true,
    backend,
    open: new Set(),
    ...(heard === undefined ? {} : { heard }),
  };
  return { storage, game, tables: tablesOver(game, wire), wire };
};

/** Whoever waits for the server tries again at the next turn of the loop. */
const soon = (call: () => void, ms: number): (() => void) => {
  const timer = ms > 30_000 ? setTimeout(call, ms) : setTimeout(call, 1);
  return () => clearTimeout(timer);
};

export function cut({ wire }: Device): void {
  wire.isUp = false;
  for (const remote of [...wire.open]) {
    remote.close();
    lost.get(remote)?.(new Error('cut'));
  }
  wire.open.clear();
}

export const mend = ({ wire }: Device): void => void (wire.isUp = true);

export const turns = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

const TRIES = 40;

/** Asks again while nobody answers: on a busy machine an answer may be too late for whoever is in haste. */
export async function patiently<Value>(
  ask: () => Promise<Result<Value, { readonly code: string }>>,
): Promise<Value> {
  for (let n = 1; ; n += 1) {
    const answer = await ask();
    if (answer.ok || answer.error.code !== 'table-away' || n === TRIES) return value(answer);
  }
}

/** Until it is so; else says what is not. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: () => string,
  times = 400,
): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, n < 200 ? 0 : 5));
  }
  throw new Error(`never: ${what()}`);
}
