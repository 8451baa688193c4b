// Written by scripts/glossary/list-games.mjs: one line for each folder here.
import type { Game, GameAbout } from '../model';
import { ABOUT as DRUNAGOR } from './drunagor/about';

export interface ListedGame {
  readonly about: GameAbout;
  /** Its content is a chunk of its own. */
  readonly load: () => Promise<{ readonly GAME: Game }>;
}

export const LISTED: readonly ListedGame[] = [
  { about: DRUNAGOR, load: () => import('./drunagor') },
];
