import type { IncomingMessage, Server } from 'node:http';
import WebSocketJSONStream from '@teamwork/websocket-json-stream';
import ShareDB from 'sharedb';
import { WebSocketServer } from 'ws';
import { admitted } from '@/src/sync/keys';
import { TABLE_TYPE } from '@/src/sync/type';
import { guard, type Guest } from './guard';

const MAX_MESSAGE_BYTES = 1024 * 1024;
const PULSE_MS = 30_000;
const PROTOCOL = 'drunagor.table.1';

ShareDB.types.register(TABLE_TYPE as unknown as Parameters<typeof ShareDB.types.register>[0]);

export interface Stores {
  readonly db: ShareDB.DB;
  readonly pubsub?: ShareDB.PubSub;
}

/** The one that orders: whatever it has answered is kept. */
export function createBackend(
  { db, pubsub }: Stores,
  guestOf: (request: unknown) => Guest,
): ShareDB {
  const backend = new ShareDB({
    db,
    presence: true,
    doNotForwardSendPresenceErrorsToClient: true,
    ...(pubsub === undefined ? {} : { pubsub }),
  });
  guard(backend, guestOf);
  return backend;
}

/** The token stands among the sub-protocols, so that it is in nobody's log of addresses. */
export function guestIn({ headers }: IncomingMessage): Guest | null {
  const offered = String(headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/u);
  const token = offered.find((one) => one !== PROTOCOL);
  return offered.includes(PROTOCOL) && token !== undefined ? admitted(token) : null;
}

/** Answers sockets at /table of any http server. */
export function attachTables(server: Server, stores: Stores): { close(): Promise<void> } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols: () => PROTOCOL,
  });
  const backend = createBackend(stores, (request) => {
    const guest = guestIn(request as IncomingMessage);
    if (guest === null) throw new Error('nobody');
    return guest;
  });
  server.on('upgrade', (request, socket, head) => {
    const isTable = request.url?.split('?')[0] === '/table';
    if (!isTable || guestIn(request) === null) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (peer) => {
      peer.on('error', () => peer.terminate());
      const stream = new WebSocketJSONStream(peer);
      stream.on('error', () => peer.terminate());
      backend.listen(stream, request);
    });
  });
  const pulse = setInterval(() => {
    for (const peer of sockets.clients) peer.ping();
  }, PULSE_MS);
  return {
    close: () =>
      new Promise((resolve) => {
        clearInterval(pulse);
        for (const peer of sockets.clients) peer.terminate();
        backend.close(() => resolve());
      }),
  };
}
