/**
 * SQLite in a worker of our own, with expo-sqlite's build of it. It begins to load the engine as soon as it is started,
 * which the page does before its scripts are there (scripts/web/picture.ts); expo-sqlite's worker waits to be asked and
 * takes three to four messages a statement.
 */
import engine from '@/node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.js';
import wasm from '@/node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm';
import type { Asked } from './messages';
import { Tasks } from './tasks';

const loading = engine({ locateFile: () => wasm });
loading.catch(() => undefined);

const tasks = new Tasks(loading);

addEventListener('message', (event: MessageEvent<Asked>) => {
  void tasks.answer(event.data).then((answer) => postMessage(answer));
});
