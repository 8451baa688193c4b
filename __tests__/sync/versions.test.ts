import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ShareDB from 'sharedb';
import { WebSocketServer } from 'ws';
import type * as Events from '@/src/game/schema/events';
import { OTHER_PROTOCOL, PROTOCOL } from '@/src/sync/protocol';
import { hero, openState, value } from '@/__tests__/game/table/table';
import { device, newServer, openUnhurried, until, type Device } from './table/devices';
import { farServer, over } from './table/far-devices';
import { head, host, isHere, sit } from './table/host';

/** An app from before there were notes. */
let mockIsOld = false;
jest.mock('@/src/game/schema/events', () => {
  const { readEvents, ...rest } = jest.requireActual<typeof Events>('@/src/game/schema/events');
  const older: typeof readEvents = (value) =>
    mockIsOld && JSON.stringify(value).includes('notesWritten')
      ? { ok: false, error: 'newer-event' }
      : readEvents(value);
  return { ...rest, readEvents: older };
});

jest.setTimeout(120_000);

const PATIENCE = 10_000;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  mockIsOld = false;
  for (const close of closing.splice(0)) await close();
});

const phase = ({ tables }: Device) => tables.store.getState().phase;
const comes = (isSo: () => boolean, one: Device) =>
  until(isSo, () => JSON.stringify(one.tables.store.getState()), PATIENCE);

/** The new app plays something the old one has never heard of. */
async function oldBesideNew() {
  const { one, play } = await host(newServer());
  const old = await sit(one.wire.backend);
  value(await old.tables.join(play));
  await comes(() => isHere(old), old);
  const before = head(old);
  mockIsOld = true;
  value(await one.game.dispatch({ kind: 'writeNotes', notes: 'neu' }));
  await comes(() => phase(old) === 'newer', old);
  return { one, old, play, before };
}

test('an old app beside a new one keeps what it cannot read, says so, and writes nothing', async () => {
  const { one, old, before } = await oldBesideNew();
  const { id } = openState(old.game);
  for (const tried of [
    await old.game.dispatch({ kind: 'setChapter', chapter: 9 }),
    await old.game.undo(),
  ])
    expect(tried).toEqual({ ok: false, error: { code: 'table-newer' } });
  expect(head(old)).toBe(before);
  expect(await old.storage.log.rows(id, [head(one)])).toHaveLength(1);
  expect(await old.storage.shared.unsaid(id)).toEqual([]);
  // The new one goes on as if nothing were.
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 4 }));
  await comes(() => isHere(one), one);
});

test('once it is updated it reads what it kept, and plays on', async () => {
  const { one, old } = await oldBesideNew();
  old.tables.close();
  mockIsOld = false;
  const updated = device(old.storage, one.wire.backend, 77);
  value(await updated.game.load());
  value(await updated.game.open(openState(old.game).id));
  await comes(() => isHere(updated) && head(updated) === head(one), updated);
  expect(openState(updated.game).state.campaign.notes).toBe('neu');
  value(await updated.game.dispatch({ kind: 'setChapter', chapter: 8 }));
  await comes(() => openState(one.game).state.campaign.chapter === 8, one);
  expect((await updated.storage.shared.find(openState(updated.game).id))?.role).toBe('play');
});

test('an old app does not join a table it cannot read', async () => {
  const { one, play } = await oldBesideNew();
  const guest = await sit(one.wire.backend);
  expect(await guest.tables.join(play)).toEqual({ ok: false, error: { code: 'table-newer' } });
  expect(guest.game.store.getState()).toMatchObject({ open: null, campaigns: [] });
});

/** A server of a later day. */
async function newerServer(): Promise<number> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  sockets.on('connection', (peer) => peer.close(OTHER_PROTOCOL, 'drunagor.table.2'));
  closing.push(() => new Promise((resolve) => sockets.close(resolve)));
  await once(sockets, 'listening');
  return (sockets.address() as AddressInfo).port;
}

async function thisServer(): Promise<number> {
  const { port, close } = await farServer(new ShareDB.MemoryDB(), 30_000);
  closing.push(close);
  return port;
}

/** Where the server is by now, and what the app offers to speak. */
const APART = [
  ['an older app beside a newer server', newerServer, PROTOCOL, 'table-old-app'],
  ['a newer app beside an older server', thisServer, 'drunagor.table.2', 'table-old-server'],
] as const;

test.each(APART)('%s: both go on for themselves, and it is said', async (_, start, says, code) => {
  const way = { port: await thisServer(), protocol: PROTOCOL as string };
  const one = over(await openUnhurried(), way, 5);
  value(await one.game.create({ name: 'Tisch', heroes: [hero('Vorn')] }));
  const { play } = value(await one.tables.share('http://127.0.0.1'));
  await comes(() => isHere(one), one);

  const [port, protocol] = [way.port, way.protocol];
  Object.assign(way, { port: await start(), protocol: says });
  one.tables.wake();
  await comes(() => phase(one) === 'halted', one);
  expect(one.tables.store.getState().trouble).toBe(code);
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 4 }));

  const other = over(await openUnhurried(), way, 6);
  expect(await other.tables.join(play ?? '')).toEqual({ ok: false, error: { code } });
  value(await other.game.create({ name: 'Anderer', heroes: [hero('Maya')] }));
  expect(await other.tables.share('http://127.0.0.1')).toEqual({ ok: false, error: { code } });

  Object.assign(way, { port, protocol });
  await one.tables.again();
  await comes(() => isHere(one) && one.tables.store.getState().trouble === null, one);
  value(await other.tables.join(play ?? ''));
  expect(openState(other.game).state.campaign.chapter).toBe(4);
});
