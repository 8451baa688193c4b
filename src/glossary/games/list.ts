// Written by scripts/glossary/list-games.mjs: one line for each folder here.
import type { GameAbout, GlossaryGame } from '../model';
import { ABOUT as DRUNAGOR } from './drunagor/about';
import { ABOUT as RUNEBOUND2 } from './runebound2/about';
import { ABOUT as RUNEBOUND3 } from './runebound3/about';
import { ABOUT as RUNEWARS } from './runewars/about';
import { ABOUT as SWORDSORCERY } from './swordsorcery/about';

export interface ListedGame {
  readonly about: GameAbout;
  /** Its content is a chunk of its own. */
  readonly load: () => Promise<{ readonly GAME: GlossaryGame }>;
}

export const LISTED: readonly ListedGame[] = [
  { about: DRUNAGOR, load: () => import('./drunagor') },
  { about: RUNEBOUND2, load: () => import('./runebound2') },
  { about: RUNEBOUND3, load: () => import('./runebound3') },
  { about: RUNEWARS, load: () => import('./runewars') },
  { about: SWORDSORCERY, load: () => import('./swordsorcery') },
];
