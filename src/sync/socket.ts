import type { Connect } from './remote';
import { socketAddress } from './link';
import { PROTOCOL } from './protocol';
import { shareDbRemote, type Socket } from './sharedb-remote';

/** The token goes as a sub-protocol: the one thing a browser lets us send that stands in no log of addresses. */
export const connectSocket: Connect = async ({ server, token, table }) =>
  shareDbRemote(
    new WebSocket(socketAddress(server), [PROTOCOL, token]) as unknown as Socket,
    table,
  );
