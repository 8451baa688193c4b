import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { entriesOf, GAME_IDS, type GlossaryGame } from '@/src/glossary';
import { makeIndex } from '@/src/glossary/indexing/make-index';

const load = createRequire(__filename);
const FOLDER = join(__dirname, '../../src/glossary/built');

/** Put in its place as a whole: another process may be reading. */
const write = (id: string): void => {
  const { GAME } = load(`../../src/glossary/games/${id}`) as { readonly GAME: GlossaryGame };
  const file = join(FOLDER, `${id}.search.json`);
  const next = `${file}.${process.pid}`;
  writeFileSync(next, JSON.stringify(makeIndex(entriesOf(GAME))));
  renameSync(next, file);
};

mkdirSync(FOLDER, { recursive: true });
GAME_IDS.forEach(write);
