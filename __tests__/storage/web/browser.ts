/** A browser around the storage's own web parts: its private file system, and SQLite's worker without a thread. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import engine from '@/node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.js';
import type { Opening } from '@/src/game/port-opening';
import { openOn } from '@/src/storage/open';
import { platform } from '@/src/storage/platform.web';
import type { Answer, Asked } from '@/src/storage/web/messages';
import { Tasks } from '@/src/storage/web/tasks';
import { Disk } from './opfs';

type Listener = (event: { readonly data: Answer }) => void;

const wasm = readFileSync(
  join(process.cwd(), 'node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm'),
);
const start = engine as unknown as (options: { readonly wasmBinary: Buffer }) => Promise<unknown>;

export class Browser {
  #disk = new Disk();
  #tasks: Tasks | null = null;
  #listener: Listener = () => undefined;

  constructor() {
    const worker = {
      addEventListener: (kind: string, listener: Listener) => {
        if (kind === 'message') this.#listener = listener;
      },
      postMessage: (asked: Asked) => void this.#answer(asked),
    };
    Object.assign(globalThis, { sqliteWorker: worker });
  }

  get disk(): Disk {
    return this.#disk;
  }

  /** The app is started, on what the disk has. */
  async start(disk = this.#disk): Promise<Opening> {
    this.#disk = disk;
    const storage = { getDirectory: async () => disk.root, estimate: async () => ({}) };
    Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
    this.#tasks = new Tasks(start({ wasmBinary: wasm }));
    return openOn(platform, () => 1);
  }

  async #answer(asked: Asked): Promise<void> {
    const data = await this.#tasks?.answer(structuredClone(asked));
    if (data !== undefined) this.#listener({ data: structuredClone(data) });
  }
}
