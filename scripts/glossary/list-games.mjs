// Writes src/glossary/games/list.ts from the folders beside it: node scripts/glossary/list-games.mjs
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../../src/glossary/games/', import.meta.url));

/** A folder is a game as soon as it says what it is called and what it holds. */
export const gameFolders = () =>
  readdirSync(GAMES)
    .filter((name) => ['about.ts', 'index.ts'].every((file) => existsSync(join(GAMES, name, file))))
    .sort();

const nameOf = (folder) => folder.toUpperCase().replaceAll('-', '_');

const lineOf = (folder) => `  {
    about: ${nameOf(folder)},
    load: () => import('./${folder}'),
    index: () => import('../built/${folder}.search.json'),
  },`;

export const listOf = (
  folders,
) => `// Written by scripts/glossary/list-games.mjs: one line for each folder here.
import type { GameAbout, GlossaryGame } from '../model';
import type { SearchIndex } from '../search';
${folders.map((folder) => `import { ABOUT as ${nameOf(folder)} } from './${folder}/about';`).join('\n')}

export interface ListedGame {
  readonly about: GameAbout;
  /** Its content is a chunk of its own. */
  readonly load: () => Promise<{ readonly GAME: GlossaryGame }>;
  /** Written by scripts/glossary/write-indexes.mjs whenever the app is built. */
  readonly index: () => Promise<{ readonly default: SearchIndex }>;
}

export const LISTED: readonly ListedGame[] = [
${folders.map(lineOf).join('\n')}
];
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(GAMES, 'list.ts'), listOf(gameFolders()));
}
