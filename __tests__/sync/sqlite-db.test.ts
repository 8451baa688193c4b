import { logger } from 'sharedb';
import { SqliteDb } from '@/scripts/table/sqlite-db';

/** ShareDB's own suite for whatever keeps its operations; it speaks Mocha's names. */
const suite = jest.requireActual('sharedb/test/db') as (options: {
  create: (done: (error: Error | null, db: SqliteDb) => void) => void;
}) => void;

const silent = (): void => undefined;
logger.setMethods({ info: silent, warn: silent, error: silent });
Object.assign(globalThis, { before: beforeAll, after: afterAll });
suite({ create: (done) => done(null, new SqliteDb(':memory:')) });
