import { createSchema } from '@/src/storage/migrations';
import { REDO, TRAIL, UNDO } from '@/src/storage/tables/log-table';
import { nodeDatabase } from './node/node-database';

test.each([
  ['open and undo read the way to the nearest snapshot', TRAIL],
  ['undo looks up', UNDO],
  ['redo looks down', REDO],
])('no query grows with the log: %s', async (_, sql) => {
  const database = nodeDatabase(':memory:');
  await createSchema(database);
  const plan = (await database.all(`EXPLAIN QUERY PLAN ${sql}`)).map(({ detail }) =>
    String(detail),
  );
  expect(plan.filter((line) => /^SCAN (log|snapshots|head|first)/.test(line))).toEqual([]);
  expect(plan.filter((line) => /\(campaign=\?\)/.test(line))).toEqual([]);
  expect(plan.some((line) => line.includes('log_by_'))).toBe(true);
  await database.close();
});
