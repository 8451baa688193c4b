import type { CampaignRecord, Commit, LogRow, Snapshot } from '@/src/game/port';
import { createConnection } from '@/src/storage/connection';
import type { Database } from '@/src/storage/database';
import { migrate } from '@/src/storage/migrations';
import { campaignsTable } from '@/src/storage/tables/campaigns-table';
import { logTable } from '@/src/storage/tables/log-table';
import { nodeDatabase } from './node/node-database';
import { newFolder } from './node/node-platform';

const NAME = 'Ödnis „quer“ \\ \n 🐉 ‏شمال';

const record = (head: string): CampaignRecord => ({
  id: 'c1',
  name: NAME,
  createdAt: 1,
  changedAt: 1_800_000_000_000,
  archived: false,
  deletedAt: null,
  head,
  steps: 1,
  summary: '{"chapter":1,"note":"\\u0000\\ud800"}',
});

const row = (id: string, parent: string | null): LogRow => ({
  id,
  campaign: 'c1',
  parent,
  step: id,
  depth: 1,
  steps: 1,
  at: 1_800_000_000_000,
  rules: 4,
  command: JSON.stringify({ kind: 'writeNotes', notes: `${NAME}\u0000` }),
  events: '[]',
  marks: '[]',
});

const snapshot = (of: string): Snapshot => ({
  row: of,
  campaign: 'c1',
  stateVersion: 4,
  state: JSON.stringify({ name: NAME }),
});

const commit = (rows: readonly LogRow[], snapshots: readonly Snapshot[] = []): Commit => ({
  record: record(rows.at(-1)?.id ?? 'r1'),
  rows,
  snapshots,
});

async function tables(spoil: (database: Database) => Database = (database) => database) {
  const path = `${newFolder()}/commits.db`;
  const file = nodeDatabase(path);
  await migrate(file);
  const connection = createConnection(spoil(file));
  return { path, file, campaigns: campaignsTable(connection), log: logTable(connection) };
}

test('rows, record and snapshots come back as they were given', async () => {
  const { campaigns, log } = await tables();
  const rows = [row('r1', null), row('r2', 'r1'), row('r3', 'r2')];
  await campaigns.commit(commit(rows, [snapshot('r2')]));
  expect(await log.all('c1')).toEqual(rows);
  expect(await campaigns.find('c1')).toEqual(record('r3'));
  const trail = await log.trail('c1', 'r3', 4);
  expect(trail).toEqual({ snapshot: snapshot('r2'), rows: rows.slice(1), before: 'r2' });
});

test('a commit leaves archiving and deletion as they are', async () => {
  const { campaigns } = await tables();
  await campaigns.commit(commit([row('r1', null)]));
  await campaigns.archive('c1', true);
  await campaigns.markDeleted('c1', 77);
  await campaigns.commit(commit([row('r2', 'r1')]));
  expect(await campaigns.find('c1')).toEqual({ ...record('r2'), archived: true, deletedAt: 77 });
});

test('a commit that fails in its last row leaves nothing behind', async () => {
  const { campaigns, log } = await tables();
  await campaigns.commit(commit([row('r1', null)]));
  const failing = commit([row('r2', 'r1'), row('r1', 'r2')], [snapshot('r2')]);
  await expect(campaigns.commit(failing)).rejects.toMatchObject({ code: 'storage-failed' });
  expect((await log.all('c1')).map(({ id }) => id)).toEqual(['r1']);
  expect(await campaigns.find('c1')).toEqual(record('r1'));
});

test('a commit is one call of the database', async () => {
  const calls: string[] = [];
  const { campaigns } = await tables((database) => ({
    ...database,
    exec: (sql) => (calls.push(sql), database.exec(sql)),
    run: (sql, values) => (calls.push(sql), database.run(sql, values)),
  }));
  await campaigns.commit(commit([row('r1', null)]));
  calls.length = 0;
  await campaigns.commit(commit([row('r2', 'r1'), row('r3', 'r2')], [snapshot('r3')]));
  expect(calls).toEqual(['INSERT INTO commits VALUES (?, ?, ?, ?, ?)']);
});

test('a transaction left open by a failed rollback never swallows a commit', async () => {
  let isBroken = false;
  const { path, file, campaigns, log } = await tables((database) => ({
    ...database,
    exec: (sql) =>
      isBroken && sql === 'ROLLBACK'
        ? Promise.reject(new Error('Error code 10: disk I/O error'))
        : database.exec(sql),
  }));
  await campaigns.commit(commit([row('r1', null)]));
  isBroken = true;
  const unreadable = commit([row('r1', null)], [snapshot('r1')]);
  const broken = { ...unreadable, record: { ...record('r1'), name: null as unknown as string } };
  await expect(campaigns.importAll([broken], [])).rejects.toMatchObject({ code: 'storage-failed' });
  isBroken = false;
  await campaigns.commit(commit([row('r2', 'r1')]));
  expect((await log.all('c1')).map(({ id }) => id)).toEqual(['r1', 'r2']);
  await file.close();
  const again = nodeDatabase(path);
  expect(await again.all('SELECT id FROM log ORDER BY id')).toEqual([{ id: 'r1' }, { id: 'r2' }]);
  await again.close();
});

test('rows and snapshots of the same id belong to their own campaigns', async () => {
  const { campaigns, log } = await tables();
  const rows = [row('r1', null), row('r2', 'r1')];
  const foreign = (one: LogRow): LogRow => ({ ...one, campaign: 'c2', at: 5 });
  const theirs = [...rows, row('r3', 'r2')].map(foreign);
  await campaigns.commit(commit(rows, [snapshot('r2')]));
  const stolen = { ...snapshot('r2'), campaign: 'c2', state: '"theirs"' };
  await campaigns.commit({
    record: { ...record('r3'), id: 'c2' },
    rows: theirs,
    snapshots: [stolen],
  });
  expect((await log.trail('c1', 'r2', 4)).snapshot).toEqual(snapshot('r2'));
  expect((await log.trail('c2', 'r2', 4)).snapshot).toEqual(stolen);
  expect(await log.after('c1', 'r2')).toBeNull();
  expect(await log.after('c2', 'r2')).toBe('r3');
  expect(await log.all('c1')).toEqual(rows);
});
