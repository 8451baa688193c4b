import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type ShareDB from 'sharedb';
import { WebSocket } from 'ws';
import { CATALOGUE } from '@/src/content/drunagor';
import { createGame, type GameStorage } from '@/src/game';
import { socketAddress } from '@/src/sync/link';
import { PROTOCOL } from '@/src/sync/protocol';
import type { Connect } from '@/src/sync/remote';
import { shareDbRemote } from '@/src/sync/sharedb-remote';
import { attachTables } from '@/scripts/table/server';
import { chanceOf, newServer, seatedBy, type Device } from './devices';
import { openProxy, type Proxy } from './proxy';

/** A real server on a port of this computer, as `npm run table` has it. */
export async function farServer(db: ShareDB.DB, pulseMs: number) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const tables = attachTables(server, { db }, pulseMs);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      await tables.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Who is silent for so long is left: sooner than in the app, because tests do not wait for an evening. */
export const HASTY = { pingEveryMs: 50, silentAfterMs: 500 };

interface Way {
  readonly port: number;
  readonly protocol?: string;
  readonly patience?: typeof HASTY;
}

const through =
  (way: Way): Connect =>
  async ({ token, table }) => {
    const address = socketAddress(`http://127.0.0.1:${way.port}`);
    const socket = new WebSocket(address, [way.protocol ?? PROTOCOL, token]);
    // A connection that is refused is told by its end.
    socket.on('error', () => undefined);
    return shareDbRemote(socket as never, table, way.patience);
  };

export interface FarDevice extends Device {
  readonly proxy: Proxy;
}

/** A device that reaches the server over a wire of its own, with a proxy in between. */
export async function farDevice(
  storage: GameStorage,
  port: number,
  seed: number,
): Promise<FarDevice> {
  const proxy = await openProxy(port);
  return { ...over(storage, { port: proxy.port, patience: HASTY }, seed), proxy };
}

/** `way` may lead elsewhere later on. */
export function over(storage: GameStorage, way: Way, seed: number): Device {
  const { now, random } = chanceOf(seed);
  const game = createGame({ storage, catalogue: CATALOGUE, app: 'test', now, random });
  const wire = { isUp: true, backend: newServer(), open: new Set<never>() };
  return { storage, game, tables: seatedBy(game, through(way)), wire };
}
