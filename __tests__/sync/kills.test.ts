import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { playKeys, type TableKeys } from '@/src/sync/keys';
import type { Change, Remote } from '@/src/sync/remote';
import { shareDbRemote } from '@/src/sync/sharedb-remote';
import { newFolder } from '@/__tests__/storage/node/node-platform';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';

// `npm run fuzz -- table-kills` kills it more often.
const KILLS = Number(process.env['FUZZ_TABLE_KILLS'] ?? 3);
const ROOT = join(__dirname, '../..');
const ROWS_A_LIFE = 40;

jest.setTimeout(120_000 + KILLS * 30_000);

const keys: TableKeys = playKeys(Uint8Array.from({ length: 32 }, (_, n) => n));

function start(folder: string): Promise<{ server: ChildProcess; port: number }> {
  const script = join(ROOT, 'scripts/table/main.ts');
  const args = [
    '--import',
    'tsx',
    script,
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--root',
    join(folder, 'web'),
    '--data',
    folder,
  ];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/u.exec(said) ?? [];
      if (port !== undefined) resolve({ server, port: Number(port) });
    });
    server.on('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}

async function plug(port: number): Promise<{ remote: Remote; head: string; changes: Change[] }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, ['drunagor.table.1', keys.token]);
  const remote = shareDbRemote(socket as never, keys.table);
  const changes: Change[] = [];
  remote.onChange((change) => changes.push(change));
  let found = await remote.find();
  if (found === null) await remote.create({ campaign: 'c', incarnation: 'i' });
  found ??= await remote.find();
  if (found === null) throw new Error('nothing there');
  remote.rowsSince({ ...found, v: 0, head: '' });
  while ((changes.at(-1)?.v ?? 0) < found.v) await new Promise((resolve) => setTimeout(resolve, 5));
  return { remote, head: found.head, changes };
}

test('a server that is killed has every row it acknowledged, and none twice', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web', 'index.html'), '');
  const chance = new Chance(7);
  const acked: string[] = [];
  let n = 0;
  for (let life = 0; life <= KILLS; life += 1) {
    const { server, port } = await start(folder);
    const { remote, head, changes } = await plug(port);
    const rows = changes.flatMap((change) => change.rows.map(({ id }) => id));
    expect(rows.filter((id) => acked.includes(id))).toEqual(acked);
    expect(new Set(rows).size).toBe(rows.length);
    const last = chance.between(1, ROWS_A_LIFE);
    let from = head;
    for (let count = 0; count < last; count += 1) {
      const id = `row-${(n += 1)}`;
      const push = remote.push([{ id, parent: null, step: id, sealed: 'x'.repeat(200) }], {
        from,
        to: id,
      });
      if (count === last - 1) server.kill('SIGKILL');
      const isKept = await push.then(
        () => true,
        () => false,
      );
      if (!isKept) break;
      acked.push(id);
      from = id;
    }
    remote.close();
    server.kill('SIGKILL');
  }
  expect(acked.length).toBeGreaterThan(KILLS);
});
