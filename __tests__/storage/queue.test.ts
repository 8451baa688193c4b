import { createConnection } from '@/src/storage/connection';
import { nodeDatabase } from './node/node-database';
import { newFolder } from './node/node-platform';

const pause = (random: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.floor(random * 3)));

/** A fixed sequence of numbers in [0, 1). */
const chances = (seed: number) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;

test('200 interleaved reads, writes and rollbacks: no statement slips into a foreign transaction', async () => {
  const database = nodeDatabase(`${newFolder()}/queue.db`);
  await database.exec('CREATE TABLE pairs (a INTEGER, b INTEGER)');
  const connection = createConnection(database);
  const chance = chances(42);
  const read = () =>
    connection.read(async (file) => {
      const [first] = await file.all('SELECT count(*) AS n, sum(a = b) AS equal FROM pairs');
      await pause(chance());
      const [second] = await file.all('SELECT count(*) AS n FROM pairs');
      return first?.['n'] === second?.['n'] && (first?.['equal'] ?? 0) === first?.['n'];
    });
  const write = (value: number, breaks: boolean) =>
    connection.write(async (file) => {
      await file.run('INSERT INTO pairs VALUES (?, NULL)', [value]);
      await pause(chance());
      if (breaks) throw new Error('broken on purpose');
      await file.run('UPDATE pairs SET b = ? WHERE a = ?', [value, value]);
      return true;
    });
  const tasks = Array.from({ length: 200 }, (_, n) => {
    const kind = Math.floor(chance() * 3);
    return kind === 0 ? read() : write(n, kind === 2).catch(() => kind === 2);
  });
  const results = await Promise.all(tasks);
  expect(results).toHaveLength(200);
  expect(results.every(Boolean)).toBe(true);
  const [end] = await connection.read((file) =>
    file.all(
      'SELECT count(*) AS n, count(DISTINCT a) AS different, sum(b IS NULL) AS half FROM pairs',
    ),
  );
  expect(end?.['n']).toBeGreaterThan(40);
  expect(end?.['different']).toBe(end?.['n']);
  expect(end?.['half']).toBe(0);
  await connection.close();
});

test('drain waits for what was asked while draining', async () => {
  const connection = createConnection(nodeDatabase(`${newFolder()}/drain.db`));
  const done: number[] = [];
  void connection.read(async () => {
    await pause(1);
    void connection.read(async () => void done.push(2));
    done.push(1);
  });
  await connection.drain();
  expect(done).toEqual([1, 2]);
});

test('a transaction left open by a failed rollback does not refuse the next command', async () => {
  const database = nodeDatabase(`${newFolder()}/stuck.db`);
  await database.exec('CREATE TABLE t (a INTEGER); BEGIN; INSERT INTO t VALUES (1)');
  const connection = createConnection(database);
  await connection.write((file) => file.run('INSERT INTO t VALUES (?)', [2]));
  expect(await connection.read((file) => file.all('SELECT a FROM t'))).toEqual([{ a: 2 }]);
});
