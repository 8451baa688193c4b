declare module 'sharedb/lib/stream-socket';
declare module '@teamwork/websocket-json-stream' {
  import type { Duplex } from 'node:stream';
  import type { WebSocket } from 'ws';
  class WebSocketJSONStream extends Duplex {
    constructor(socket: WebSocket);
  }
  export = WebSocketJSONStream;
}
declare module '*/web/serve.mjs' {
  import type { Server } from 'node:http';
  export function createWebServer(root: string): Server;
  export function listen(server: Server, port: number, host: string): Promise<Server>;
}
declare module 'sharedb-postgres' {
  import type ShareDB from 'sharedb';
  class PostgresDb extends ShareDB.DB {
    constructor(options: { readonly connectionString: string });
    readonly _pool: { query(sql: string): Promise<unknown> };
  }
  export = PostgresDb;
}
declare module 'sharedb-redis-pubsub' {
  import type ShareDB from 'sharedb';
  class RedisPubSub extends ShareDB.PubSub {
    constructor(options: { readonly url: string });
  }
  export = RedisPubSub;
}
