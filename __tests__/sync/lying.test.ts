import type ShareDB from 'sharedb';
import StreamSocket from 'sharedb/lib/stream-socket';
import { admitted, keysOf, type TableKeys } from '@/src/sync/keys';
import { readTableLink } from '@/src/sync/link';
import { shareDbRemote } from '@/src/sync/sharedb-remote';
import { seal } from '@/src/sync/seal';
import type { Remote } from '@/src/sync/remote';
import { openState, value } from '@/__tests__/game/table/table';
import { cut, mend, newServer, until } from './table/devices';
import { head, host, isHere, sit } from './table/host';
import { flipped, lyingDb, type Rows } from './table/lying-db';

jest.setTimeout(120_000);

/** What a server may do to what it keeps. */
const LIES: readonly (readonly [string, string, (rows: Rows) => Rows])[] = [
  ['a byte flipped', 'table-forged', flipped],
  [
    'two rows swapped',
    'table-forged',
    (rows) => rows.map((row, n) => ({ ...row, sealed: rows[rows.length - 1 - n]?.sealed ?? '' })),
  ],
  [
    'a parent changed',
    'table-forged',
    (rows) => rows.map((row) => ({ ...row, parent: rows[0]?.id ?? null })),
  ],
  ['a row left out', 'table-broken', (rows) => rows.slice(1)],
  ['too many rows', 'table-broken', (rows) => Array.from({ length: 60 }, () => rows).flat()],
];

test.each(LIES)(
  'a server that lies is refused, and nothing is harmed: %s',
  async (_, code, lie) => {
    const { one, play } = await host(newServer(lyingDb(lie)));
    const other = await sit(one.wire.backend);
    expect(await other.tables.join(play)).toEqual({ ok: false, error: { code } });
    expect(other.game.store.getState()).toMatchObject({ open: null, campaigns: [] });
    expect(openState(one.game).state.campaign.chapter).toBe(3);
    for (const { tables } of [one, other]) tables.close();
  },
);

test('once the server is put right, trying again is enough: nothing is started anew', async () => {
  let lies = false;
  const server = newServer(lyingDb((rows) => (lies ? flipped(rows) : rows)));
  const { one, play } = await host(server);
  const other = await sit(server);
  value(await other.tables.join(play));
  await until(
    () => isHere(other),
    () => 'joined',
  );
  cut(other);
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 4 }));
  value(await other.game.dispatch({ kind: 'writeNotes', notes: 'allein' }));
  lies = true;
  mend(other);
  const isForged = () => other.tables.store.getState().trouble === 'table-forged';
  await until(isForged, () => 'refused');
  const { links } = other.tables.store.getState();
  // As long as it lies it is refused again.
  await other.tables.again();
  expect(other.tables.store.getState().phase).toBe('connecting');
  await until(isForged, () => 'refused again');
  lies = false;
  await other.tables.again();
  await until(
    () => isHere(other) && head(one) === head(other),
    () => JSON.stringify(other.tables.store.getState()),
  );
  expect(other.tables.store.getState()).toMatchObject({ trouble: null, links });
  expect(openState(one.game).state.campaign).toMatchObject({ chapter: 4, notes: 'allein' });
});

test('a server whose disk was lost in mid-game is brought back by the devices', async () => {
  const { one, play } = await host(newServer());
  const other = await sit(one.wire.backend);
  value(await other.tables.join(play));
  await until(
    () => isHere(other),
    () => 'joined',
  );
  value(await other.game.dispatch({ kind: 'setChapter', chapter: 4 }));
  await until(
    () => head(one) === head(other),
    () => 'in step',
  );
  for (const each of [one, other]) cut(each);
  value(await one.game.dispatch({ kind: 'writeNotes', notes: 'allein' }));
  const fresh = newServer();
  for (const each of [other, one]) {
    each.wire.backend = fresh;
    mend(each);
  }
  await until(
    () => head(one) === head(other) && openState(other.game).state.campaign.notes === 'allein',
    () => JSON.stringify([one, other].map(({ tables }) => tables.store.getState().phase)),
  );
  expect(openState(one.game).state).toEqual(openState(other.game).state);
  expect(openState(one.game).state.campaign).toMatchObject({ chapter: 4, notes: 'allein' });
  for (const { tables } of [one, other]) tables.close();
});

test('whoever looks on sees everything and writes nothing', async () => {
  const { one, watch } = await host(newServer());
  const other = await sit(one.wire.backend);
  value(await other.tables.join(watch));
  await until(
    () => isHere(other),
    () => 'joined',
  );
  expect(await other.game.dispatch({ kind: 'setChapter', chapter: 9 })).toEqual({
    ok: false,
    error: { code: 'table-watching' },
  });
  expect(await other.game.undo()).toMatchObject({ error: { code: 'table-watching' } });
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 5 }));
  await until(
    () => head(one) === head(other),
    () => 'seen',
  );
  const keys = readTableLink(watch)?.keys;
  const raw = await plug(one.wire.backend, keys ?? null);
  const found = await raw.find();
  if (found !== null) raw.rowsSince(found);
  const move = { from: head(one), to: head(one) };
  await expect(raw.push([], move)).rejects.toThrow();
  raw.close();
  for (const { tables } of [one, other]) tables.close();
});

async function plug(backend: ShareDB, keys: TableKeys | null): Promise<Remote> {
  if (keys === null) throw new Error('no keys');
  const socket = new (StreamSocket as unknown as new () => { stream: never; _open(): void })();
  const remote = shareDbRemote(socket as never, keys.table);
  socket._open();
  backend.listen(socket.stream, admitted(keys.token) as never);
  return remote;
}

test('rows of a newer app are kept unread, and nothing is written until the update', async () => {
  const { one, play } = await host(newServer());
  const { id } = openState(one.game);
  const before = head(one);
  const keys = readTableLink(play)?.keys ?? keysOf('');
  const raw = await plug(one.wire.backend, keys);
  const found = await raw.find();
  if (found === null || keys === null) throw new Error('nothing there');
  raw.rowsSince(found);
  const row = '018bd05f-9940-7fff-aa0b-5821c768259c';
  const payload = {
    at: 5,
    rules: 999,
    command: { kind: 'fly' },
    events: [{ type: 'flew', v: 1 }],
    by: 'x:Zukunft',
  };
  const bound = [found.campaign, row, before, row];
  const random = (bytes: number) => new Uint8Array(bytes).fill(7);
  const sealed = seal(keys.seal, random, bound, payload);
  await raw.push([{ id: row, parent: before, step: row, sealed }], { from: before, to: row });
  await until(
    () => one.tables.store.getState().phase === 'newer',
    () => 'newer',
  );
  expect(await one.game.dispatch({ kind: 'setChapter', chapter: 9 })).toMatchObject({
    error: { code: 'table-newer' },
  });
  expect((await one.storage.log.rows(id, [row]))[0]).toMatchObject({ rules: 999, parent: before });
  expect(head(one)).toBe(before);
  raw.close();
  one.tables.close();
});

test('what goes over the wire contains no name', async () => {
  const heard: string[] = [];
  const { one, play } = await host(newServer(), heard);
  const other = await sit(one.wire.backend, heard);
  value(await other.tables.join(play));
  await until(
    () => one.tables.store.getState().people.length === 1,
    () => 'seen',
  );
  value(await other.game.dispatch({ kind: 'writeNotes', notes: 'Geheimnis' }));
  await until(
    () => head(one) === head(other),
    () => 'in step',
  );
  const said = heard.join('\n');
  expect(said.length).toBeGreaterThan(1000);
  for (const word of ['Vorn', 'Maya', 'Tisch', 'Zacharias', 'Geheimnis', 'warrior', 'setChapter']) {
    expect(said).not.toContain(word);
  }
  for (const { tables } of [one, other]) tables.close();
});

test('joining only adds, leaving keeps everything, and the owner of a link finds his own campaign', async () => {
  const { one, play } = await host(newServer());
  const { id } = openState(one.game);
  expect(value(await one.tables.join(play))).toEqual({ id, game: null });
  value(await one.tables.leave());
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 7 }));
  const { id: again } = value(await one.tables.join(play));
  expect(again).not.toBe(id);
  expect(openState(one.game).state.campaign.chapter).toBe(3);
  value(await one.game.open(id));
  expect(openState(one.game).state.campaign.chapter).toBe(7);
  expect(one.tables.store.getState()).toMatchObject({ campaign: null, phase: 'off' });
  one.tables.close();
});
