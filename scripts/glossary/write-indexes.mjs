// Makes the glossary's indexes, one a game, under src/glossary/built; skipped when no source of theirs changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFile, contentHash, ROOT } from '../project/install.mjs';
import { gameFolders } from './list-games.mjs';

const GLOSSARY = 'src/glossary';

const sources = () =>
  readdirSync(join(ROOT, GLOSSARY), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(GLOSSARY, name))
    .sort();

const isThere = (id) => existsSync(join(ROOT, GLOSSARY, 'built', `${id}.search.json`));

export function writeIndexes() {
  const stamp = cacheFile('glossary-indexes.txt');
  const hash = contentHash(sources());
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isFresh && gameFolders().every(isThere)) return;
  const maker = join(ROOT, 'scripts', 'glossary', 'make-indexes.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', maker], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error("The glossary's indexes could not be made; see above.");
  writeFileSync(stamp, hash);
}

/** Jest calls it before the tests. */
export default writeIndexes;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeIndexes();
