import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type ShareDB from 'sharedb';
import type { Stores } from './server';
import { SqliteDb } from './sqlite-db';

/** What the adapter's own file (`sharedb-postgres/structure.sql`) ends up with. */
const POSTGRES = `
  CREATE TABLE IF NOT EXISTS ops (
    collection varchar(255) NOT NULL, doc_id varchar(255) NOT NULL, version integer NOT NULL,
    operation jsonb NOT NULL, PRIMARY KEY (collection, doc_id, version));
  CREATE TABLE IF NOT EXISTS snapshots (
    collection varchar(255) NOT NULL, doc_id varchar(255) NOT NULL, doc_type varchar(255),
    version integer NOT NULL, data jsonb, metadata jsonb, PRIMARY KEY (collection, doc_id));`;

async function postgres(url: string): Promise<ShareDB.DB> {
  const { default: PostgresDb } = await import('sharedb-postgres');
  const db = new PostgresDb({ connectionString: url });
  await db._pool.query(POSTGRES);
  return db;
}

async function redis(url: string): Promise<ShareDB.PubSub> {
  const { default: RedisPubSub } = await import('sharedb-redis-pubsub');
  return new RedisPubSub({ url });
}

/** One file by itself; several processes behind a load balancer with `DATABASE_URL` and `REDIS_URL`. */
export async function openStores(folder: string, env: NodeJS.ProcessEnv): Promise<Stores> {
  const { DATABASE_URL, REDIS_URL } = env;
  const pubsub = REDIS_URL === undefined ? {} : { pubsub: await redis(REDIS_URL) };
  if (DATABASE_URL !== undefined) return { db: await postgres(DATABASE_URL), ...pubsub };
  mkdirSync(folder, { recursive: true });
  return { db: new SqliteDb(join(folder, 'tables.db')), ...pubsub };
}
