import type { Socket } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import {
  createGame,
  createTablesLater,
  type Game,
  type GameStorage,
  type Tables,
} from '@/src/game';
import { STANDARD_RULES, type GameCommand, type Result } from '@/src/rules';
import { openDeskOver } from '@/src/sync/desk';
import { socketAddress } from '@/src/sync/link';
import { PROTOCOL } from '@/src/sync/protocol';
import type { Connect } from '@/src/sync/remote';
import { shareDbRemote } from '@/src/sync/sharedb-remote';
import { HERO, openIn } from '../storage';
import { until } from './figures';

/** The game with its storage on the disk, at a table over a real socket: all of the app but its screens. */
export interface Device {
  readonly storage: GameStorage;
  readonly game: Game;
  readonly tables: Tables;
  /** Over the sockets so far: all that is said, framing and presence too. */
  bytes(): { readonly sent: number; readonly received: number };
  /** The last message with rows, as it was sent. */
  said(): string;
  close(): Promise<void>;
}

const later = (call: () => void, ms: number): (() => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** A socket as `ws` has it; what is below it counts its bytes. */
export const socketTo = (port: number, token: string): WebSocket => {
  const socket = new WebSocket(socketAddress(`http://127.0.0.1:${port}`), [PROTOCOL, token]);
  socket.on('error', () => undefined);
  return socket;
};

const wireOf = (socket: WebSocket): Socket | null =>
  (socket as unknown as { readonly _socket: Socket | null })._socket;

/** In the folder, with a file of its own; `setup` other than the app's for devices that share this disk. */
export async function newDevice(folder: string, port: number, setup?: string): Promise<Device> {
  const storage = await openIn(mkdtempSync(join(folder, 'device-')), setup);
  const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
  const game = createGame({ storage, catalogue: CATALOGUE, now: Date.now, random, app: 'bench' });
  const sockets: WebSocket[] = [];
  let said = '';
  const connect: Connect = async ({ token, table }) => {
    const socket = socketTo(port, token);
    sockets.push(socket);
    const send = socket.send.bind(socket);
    socket.send = (text: string) => {
      if (text.includes('"rows":[{')) said = text;
      send(text);
    };
    return shareDbRemote(socket as never, table);
  };
  const tables = createTablesLater(game, (store) => openDeskOver(connect, game, store, later));
  const sum = (of: (wire: Socket) => number): number =>
    sockets.flatMap((socket) => wireOf(socket) ?? []).reduce((all, wire) => all + of(wire), 0);
  return {
    storage,
    game,
    tables,
    bytes: () => ({
      sent: sum(({ bytesWritten }) => bytesWritten),
      received: sum(({ bytesRead }) => bytesRead),
    }),
    said: () => said,
    close: async () => {
      tables.close();
      await storage.close();
    },
  };
}

export function value<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function openOf({ game }: Device) {
  const { open } = game.store.getState();
  if (open === null) throw new Error('nothing open');
  return open;
}

const BEGIN: GameCommand = {
  kind: 'startAdventure',
  chapter: 1,
  title: 'Bench',
  at: 1,
  runes: RUNES,
  rules: STANDARD_RULES,
  heroes: [{ hero: 'hero-1', role: 'leader', maxHp: 12, cubes: null }],
};

/** A campaign in the middle of an adventure. */
export async function beginOn({ game }: Device): Promise<void> {
  value(await game.create({ name: 'Bench', heroes: [HERO] }));
  value(await game.dispatch(BEGIN));
}

/** The server has all that was played here, and nothing of it is under way any more. */
export async function isTold({ storage, tables, ...device }: Device): Promise<boolean> {
  const { id, head } = openOf({ storage, tables, ...device });
  const { phase, pending } = tables.store.getState();
  if (phase !== 'here' || pending > 0) return false;
  const shared = await storage.shared.find(id);
  return shared?.head === head && (await storage.shared.unsaid(id)).length === 0;
}

export async function share(device: Device): Promise<string> {
  const { play } = value(await device.tables.share('http://127.0.0.1'));
  await until('shared', () => isTold(device), 5);
  return play ?? '';
}

export async function joinAs(device: Device, link: string): Promise<void> {
  value(await device.tables.join(link));
  await until('joined', () => isTold(device), 5);
}

/** A tap as tables have most of them. */
export const tap = (n: number): GameCommand => ({
  kind: 'setHp',
  figure: 'hero-1',
  hp: 1 + (n % 11),
  maxHp: 12,
});
