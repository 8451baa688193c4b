import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableOp } from '@/src/sync/type';
import { benchCatchingUp } from './table-sync/catching-up';
import { benchCrowd } from './table-sync/crowd';
import { benchManyTables, benchMemory } from './table-sync/many';
import { runRelay, runTables, type Running } from './table-sync/processes';
import { benchArrival, benchOwnTap } from './table-sync/taps';

/** With a database of its own, the server runs as two processes, as behind a load balancer. */
const isLarge = 'DATABASE_URL' in process.env && 'REDIS_URL' in process.env;

/** A quick table, and one where everybody taps as fast as he can. */
const FOUR_BY_ONE = { devices: 4, rowsASecond: 1, seconds: 10 };
const EIGHT_BY_FIVE = { devices: 8, rowsASecond: 5, seconds: 10 };

const sealedIn = (text: string): string =>
  (JSON.parse(text) as { readonly op: TableOp }).op.rows[0]?.sealed ?? '';

async function measure(folder: string, servers: readonly Running[], relay: Running) {
  const ports = servers.map(({ port }) => port);
  const [port = 0] = ports;
  const [server] = servers;
  if (server === undefined) throw new Error('no server');
  const ownTap = await benchOwnTap(folder, port);
  const { text, arrival, bytesPerRow } = await benchArrival(folder, ports, relay.port);
  const catchingUp = await benchCatchingUp(folder, port, relay.port, text);
  const crowds = {
    fourByOne: await benchCrowd(folder, port, relay.port, text, FOUR_BY_ONE),
    eightByFive: await benchCrowd(folder, port, relay.port, text, EIGHT_BY_FIVE),
  };
  const memory = await benchMemory(server, relay, sealedIn(text));
  const manyTables = await benchManyTables(servers, relay, text, sealedIn(text));
  return { ownTap, arrival, bytesPerRow, catchingUp, crowds, memory, manyTables };
}

/**
 * Shared tables with the real server in a process of its own and the real client with its storage, beside a bare relay
 * of messages of the same size. All on this computer; needs about two minutes.
 */
export async function benchTableSync() {
  const folder = mkdtempSync(join(tmpdir(), 'drunagor-bench-'));
  const running: Running[] = [];
  try {
    const relay = await runRelay();
    running.push(relay);
    const servers: Running[] = [];
    for (let n = 0; n < (isLarge ? 2 : 1); n += 1) {
      servers.push(await runTables(mkdtempSync(join(folder, 'server-'))));
    }
    running.push(...servers);
    return { store: isLarge ? 'postgres' : 'sqlite', ...(await measure(folder, servers, relay)) };
  } finally {
    for (const one of running) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
