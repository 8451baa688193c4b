import type { IncomingMessage, Server } from 'node:http';
import WebSocketJSONStream from '@teamwork/websocket-json-stream';
import ShareDB from 'sharedb';
import { WebSocketServer, type WebSocket } from 'ws';
import { admitted } from '@/src/sync/keys';
import { isProtocol, OTHER_PROTOCOL, PROTOCOL } from '@/src/sync/protocol';
import { TABLE_TYPE, type TableOp } from '@/src/sync/type';
import { guard, type Guest } from './guard';

const MAX_MESSAGE_BYTES = 1024 * 1024;
const PULSE_MS = 30_000;

/** A lost race is nothing to write down: its device plays it again. */
ShareDB.logger.setMethods({
  info: (text: unknown) => {
    if (!String(text).includes('no-op')) console.info(text);
  },
});
ShareDB.types.register(TABLE_TYPE as unknown as Parameters<typeof ShareDB.types.register>[0]);

export interface Stores {
  readonly db: ShareDB.DB;
  readonly pubsub?: ShareDB.PubSub;
}

interface Submitted {
  readonly op: { readonly op?: TableOp };
  readonly custom: { movesHead?: boolean };
  /** ShareDB's own answer to what has become nothing: its client then catches up. */
  noOpError(): Error;
}

/**
 * A move that came too late is decided anew on its device, and so are its rows: nothing of it is kept or told, or every
 * lost race would be work for everybody.
 */
function leaveOutLost(backend: ShareDB): void {
  backend.use('submit', (request, next) => {
    const { op, custom } = request as unknown as Submitted;
    custom.movesHead = Boolean(op.op?.move);
    next();
  });
  backend.use('apply', (request, next) => {
    const submitted = request as unknown as Submitted;
    const isLost = submitted.custom.movesHead === true && submitted.op.op?.move === null;
    next(isLost ? submitted.noOpError() : undefined);
  });
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
  leaveOutLost(backend);
  return backend;
}

const offeredIn = ({ headers }: IncomingMessage): readonly string[] =>
  String(headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/u);

/** The token stands among the sub-protocols, so that it is in nobody's log of addresses. */
export function guestIn(request: IncomingMessage): Guest | null {
  const offered = offeredIn(request);
  const token = offered.find((one) => !isProtocol(one));
  return offered.includes(PROTOCOL) && token !== undefined ? admitted(token) : null;
}

/** An app older or newer than this server: it cannot be served, but it is told so. */
const speaksOtherwise = (request: IncomingMessage): boolean => {
  const offered = offeredIn(request).filter(isProtocol);
  return offered.length > 0 && !offered.includes(PROTOCOL);
};

/** Whoever has not answered by the next pulse is gone, and nobody sees him at the table any more. */
function feelPulse(sockets: WebSocketServer, everyMs: number): () => void {
  const answered = new WeakSet<WebSocket>();
  sockets.on('connection', (peer) => {
    answered.add(peer);
    peer.on('pong', () => answered.add(peer));
  });
  const pulse = setInterval(() => {
    for (const peer of sockets.clients) {
      if (!answered.delete(peer)) peer.terminate();
      else peer.ping();
    }
  }, everyMs);
  return () => clearInterval(pulse);
}

/** Answers sockets at /table of any http server. */
export function attachTables(
  server: Server,
  stores: Stores,
  pulseMs = PULSE_MS,
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols: (offered) =>
      offered.has(PROTOCOL) ? PROTOCOL : ([...offered].find(isProtocol) ?? false),
  });
  const backend = createBackend(stores, (request) => {
    const guest = guestIn(request as IncomingMessage);
    if (guest === null) throw new Error('nobody');
    return guest;
  });
  server.on('upgrade', (request, socket, head) => {
    const isTable = request.url?.split('?')[0] === '/table';
    if (isTable && speaksOtherwise(request)) {
      sockets.handleUpgrade(request, socket, head, (peer) => peer.close(OTHER_PROTOCOL, PROTOCOL));
      return;
    }
    if (!isTable || guestIn(request) === null) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (peer) => {
      peer.on('error', () => peer.terminate());
      const stream = new WebSocketJSONStream(peer);
      stream.on('error', () => peer.terminate());
      backend.listen(stream, request);
      sockets.emit('connection', peer, request);
    });
  });
  const rest = feelPulse(sockets, pulseMs);
  return {
    close: () =>
      new Promise((resolve) => {
        rest();
        for (const peer of sockets.clients) peer.terminate();
        backend.close(() => resolve());
      }),
  };
}
