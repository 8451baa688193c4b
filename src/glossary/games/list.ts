// Written by scripts/glossary/list-games.mjs: one line for each folder here.
import type { GameAbout, GlossaryGame } from '../model';
import type { SearchIndex } from '../search';
import { ABOUT as DRUNAGOR } from './drunagor/about';
import { ABOUT as RUNEBOUND2 } from './runebound2/about';
import { ABOUT as RUNEBOUND3 } from './runebound3/about';
import { ABOUT as RUNEWARS } from './runewars/about';
import { ABOUT as SWORDSORCERY } from './swordsorcery/about';

export interface ListedGame {
  readonly about: GameAbout;
  /** Its content is a chunk of its own. */
  readonly load: () => Promise<{ readonly GAME: GlossaryGame }>;
  /** Written by scripts/glossary/write-indexes.mjs whenever the app is built. */
  readonly index: () => Promise<{ readonly default: SearchIndex }>;
}

export const LISTED: readonly ListedGame[] = [
  {
    about: DRUNAGOR,
    load: () => import('./drunagor'),
    index: () => import('../built/drunagor.search.json'),
  },
  {
    about: RUNEBOUND2,
    load: () => import('./runebound2'),
    index: () => import('../built/runebound2.search.json'),
  },
  {
    about: RUNEBOUND3,
    load: () => import('./runebound3'),
    index: () => import('../built/runebound3.search.json'),
  },
  {
    about: RUNEWARS,
    load: () => import('./runewars'),
    index: () => import('../built/runewars.search.json'),
  },
  {
    about: SWORDSORCERY,
    load: () => import('./swordsorcery'),
    index: () => import('../built/swordsorcery.search.json'),
  },
];
