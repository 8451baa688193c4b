import { playKeys, type TableKeys } from '@/src/sync/keys';
import type { Change, Remote } from '@/src/sync/remote';
import { shareDbRemote } from '@/src/sync/sharedb-remote';
import { MAX_ROWS, type SealedRow } from '@/src/sync/type';
import { socketTo } from './device';
import { ratioOf, round, spread, timed, until } from './figures';
import type { Running } from './processes';
import { plugIn, Relayed } from './relayed';

const ROWS = 100_000;
/** Below what the server lets one connection say at once. */
const PUSHES_A_CONNECTION = 350;
const TABLES = 1000;
const AT_ONCE = 50;

const newKeys = (): TableKeys => playKeys(crypto.getRandomValues(new Uint8Array(32)));

/** Rows as long as the sealed one, with ids of their own. */
const rowsLike = (sealed: string, count: number): readonly SealedRow[] =>
  Array.from({ length: count }, () => {
    const id = crypto.randomUUID();
    return { id, parent: null, step: id, sealed };
  });

/** At a table that is laid if need be, from its last operation on. */
async function remoteAt(port: number, { token, table }: TableKeys): Promise<Remote> {
  const remote = shareDbRemote(socketTo(port, token) as never, table);
  let found = await remote.find();
  if (found === null) await remote.create({ campaign: 'bench', incarnation: 'bench' });
  found ??= await remote.find();
  if (found === null) throw new Error('no table');
  remote.rowsSince(found);
  return remote;
}

async function readAll(port: number, keys: TableKeys): Promise<number> {
  const remote = shareDbRemote(socketTo(port, keys.token) as never, keys.table);
  const found = await remote.find();
  let last: Change | null = null;
  let rows = 0;
  remote.onChange((change) => {
    last = change;
    rows += change.rows.length;
  });
  if (found === null) throw new Error('no table');
  remote.rowsSince({ ...found, v: 0, head: '' });
  await until('read', () => last?.v === found.v);
  remote.close();
  return rows;
}

/** One table with so many rows, brought in parts; and all of them read by one that has none. */
export async function benchMemory(server: Running, relay: Running, sealed: string) {
  const keys = newKeys();
  const beforeMb = server.megabytes();
  const pushed = await timed(async () => {
    for (let done = 0; done < ROWS; done += PUSHES_A_CONNECTION * MAX_ROWS) {
      const remote = await remoteAt(server.port, keys);
      for (let push = 0; push < PUSHES_A_CONNECTION; push += 1) {
        const left = Math.min(MAX_ROWS, ROWS - done - push * MAX_ROWS);
        if (left > 0) await remote.push(rowsLike(sealed, left), null);
      }
      remote.close();
    }
  });
  const withRowsMb = server.megabytes();
  let rows = 0;
  const read = await timed(async () => (rows = await readAll(server.port, keys)));
  const afterReadingMb = server.megabytes();
  return {
    rows,
    megabytes: { before: beforeMb, withRows: withRowsMb, afterReading: afterReadingMb },
    relayMegabytes: relay.megabytes(),
    pushedMs: round(pushed),
    readMs: round(read),
  };
}

async function inParts<Value>(open: (n: number) => Promise<Value>): Promise<readonly Value[]> {
  const all: Value[] = [];
  while (all.length < TABLES) {
    all.push(
      ...(await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => open(all.length + n)))),
    );
  }
  return all;
}

/** A thousand tables with a device each, all of which say something at the same moment; some give up waiting. */
export async function benchManyTables(
  servers: readonly Running[],
  relay: Running,
  text: string,
  sealed: string,
) {
  let remotes: readonly Remote[] = [];
  const opened = await timed(async () => {
    remotes = await inParts((n) => remoteAt(servers[n % servers.length]?.port ?? 0, newKeys()));
  });
  const pushes = await Promise.allSettled(
    remotes.map((remote) => timed(() => remote.push(rowsLike(sealed, 1), null))),
  );
  const times = pushes.flatMap((push) => (push.status === 'fulfilled' ? [push.value] : []));
  const megabytes = servers.map((server) => server.megabytes());
  for (const remote of remotes) remote.close();
  const bare = await inParts(async (n) => new Relayed([await plugIn(relay.port, `many-${n}`)]));
  const rounds = await Promise.all(bare.map((one) => one.round(text)));
  for (const one of bare) one.close();
  return {
    tables: TABLES,
    givenUp: TABLES - times.length,
    servers: servers.length,
    openedMs: round(opened),
    push: spread(times),
    allMs: round(Math.max(...times)),
    relay: { ...spread(rounds), allMs: round(Math.max(...rounds)) },
    ratio: ratioOf(times, rounds),
    megabytes,
  };
}
