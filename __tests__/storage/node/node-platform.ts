import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameStorage } from '@/src/game';
import type { Opening } from '@/src/game/port-opening';
import { openOn } from '@/src/storage/open';
import type { FileName, Platform } from '@/src/storage/platform-port';
import { nodeDatabase } from './node-database';

const folders: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'drunagor-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** SQLite leaves its lock folder behind when a process dies; a new process does not mind. */
export function nodePlatform(folder: string, setup = ''): Platform {
  const path = (name: FileName): string => join(folder, name);
  return {
    openFile: async (name) => nodeDatabase(path(name), setup),
    hasFile: async (name) => existsSync(path(name)),
    deleteFile: async (name) => {
      for (const part of [path(name), `${path(name)}-journal`]) {
        if (existsSync(part)) rmSync(part);
      }
    },
    setAside: async () => {
      const main = path('drunagor.db');
      if (existsSync(main)) renameSync(main, join(folder, 'drunagor-damaged.db'));
    },
    aside: {
      list: async () =>
        readdirSync(folder)
          .filter((name) => name.startsWith('drunagor-damaged'))
          .map((name) => ({ name, at: 0, bytes: statSync(join(folder, name)).size })),
      read: async (name) => new Uint8Array(readFileSync(join(folder, name))),
      remove: async (name) => rmSync(join(folder, name)),
    },
    openBytes: async (bytes) => {
      const copy = join(newFolder(), 'bytes.db');
      writeFileSync(copy, bytes);
      return nodeDatabase(copy);
    },
    readFile: async (name) => new Uint8Array(readFileSync(path(name))),
    persistence: async () => 'device',
    guard: async () => ({ kind: 'alone' }),
  };
}

export function ready(opening: Opening): GameStorage {
  if (opening.kind !== 'ready') {
    throw new Error(
      `not ready: ${opening.kind} ${'fault' in opening ? opening.fault.message : ''}`,
    );
  }
  return opening.storage;
}

export const openIn = async (folder: string, now: () => number = () => 1): Promise<GameStorage> =>
  ready(await openOn(nodePlatform(folder), now));
