import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { playKeys, type TableKeys } from '@/src/sync/keys';
import { PROTOCOL } from '@/src/sync/protocol';
import type { Change, Remote } from '@/src/sync/remote';
import { shareDbRemote } from '@/src/sync/sharedb-remote';
import { newFolder } from '@/__tests__/storage/node/node-platform';
import { hero, openState, value } from '@/__tests__/game/table/table';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { openUnhurried, until, type Device } from './table/devices';
import { over } from './table/far-devices';
import { hosted } from './table/hosted';
import { head } from './table/host';

// `npm test -- --all` kills it a hundred times, `npm run fuzz -- table-kills` a thousand.
const KILLS = Number(process.env['FUZZ_TABLE_KILLS'] ?? 3);
const ROWS_A_LIFE = 40;
/** Then they sit down at another table of the same server: what is read again in every life stays short. */
const LIVES_A_TABLE = 50;

jest.setTimeout(120_000 + KILLS * 30_000);

const keysOf = (number: number): TableKeys =>
  playKeys(Uint8Array.from({ length: 32 }, (_, n) => n + number));

async function plug(port: number, keys: TableKeys) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, [PROTOCOL, keys.token]);
  const remote: Remote = shareDbRemote(socket as never, keys.table);
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

/** What a table was said to have, and has. */
function check(changes: readonly Change[], acked: ReadonlySet<string>): void {
  const rows = changes.flatMap((change) => change.rows.map(({ id }) => id));
  const here = new Set(rows);
  expect([...acked].filter((id) => !here.has(id))).toEqual([]);
  expect(here.size).toBe(rows.length);
}

test('a server that is killed has every row it acknowledged, and none twice', async () => {
  const folder = newFolder();
  const chance = new Chance(7);
  let acked = new Set<string>();
  let [n, kept] = [0, 0];
  for (let life = 0; life <= KILLS; life += 1) {
    if (life % LIVES_A_TABLE === 0) acked = new Set();
    const { port, kill } = await hosted(folder);
    const {
      remote,
      head: at,
      changes,
    } = await plug(port, keysOf(Math.floor(life / LIVES_A_TABLE)));
    check(changes, acked);
    const last = chance.between(1, ROWS_A_LIFE);
    let from = at;
    for (let count = 0; count < last; count += 1) {
      const id = `row-${(n += 1)}`;
      const row = { id, parent: null, step: id, sealed: 'x'.repeat(200) };
      const push = remote.push([row], { from, to: id });
      const killed = count === last - 1 ? kill() : null;
      const isKept = await push.then(
        () => true,
        () => false,
      );
      await killed;
      if (!isKept) break;
      acked.add(id);
      kept += 1;
      from = id;
    }
    remote.close();
    await kill();
  }
  expect(kept).toBeGreaterThan(KILLS);
});

test('the server’s database is deleted in mid-game: the devices bring everything back', async () => {
  const folder = newFolder();
  const way = { port: 0 };
  const first = await hosted(folder);
  way.port = first.port;
  const [one, other] = [over(await openUnhurried(), way, 1), over(await openUnhurried(), way, 2)];
  value(await one.game.create({ name: 'Tisch', heroes: [hero('Vorn'), hero('Maya')] }));
  const { play } = value(await one.tables.share('http://127.0.0.1'));
  const comes = (isSo: () => boolean) =>
    until(
      isSo,
      () => JSON.stringify([one, other].map(({ tables }) => tables.store.getState())),
      10_000,
    );
  const isHere = ({ tables }: Device) => tables.store.getState().phase === 'here';
  await comes(() => isHere(one));
  value(await other.tables.join(play ?? ''));
  value(await other.game.dispatch({ kind: 'setChapter', chapter: 4 }));
  await comes(() => head(one) === head(other));
  await first.kill();
  for (const name of ['tables.db', 'tables.db-wal', 'tables.db.lock'])
    rmSync(join(folder, name), { recursive: true, force: true });
  value(await one.game.dispatch({ kind: 'writeNotes', notes: 'ohne Server' }));
  const second = await hosted(folder);
  way.port = second.port;
  await comes(
    () =>
      isHere(one) &&
      isHere(other) &&
      head(one) === head(other) &&
      openState(other.game).state.campaign.notes === 'ohne Server',
  );
  expect(openState(one.game).state).toEqual(openState(other.game).state);
  expect(openState(one.game).steps).toBe(3);
  const third = over(await openUnhurried(), way, 3);
  value(await third.tables.join(play ?? ''));
  expect(openState(third.game).state).toEqual(openState(one.game).state);
  await second.kill();
});
