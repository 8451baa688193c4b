import { loadGame, type GameId, type GlossaryGame } from '@/src/glossary/catalogue';
import type * as ReaderModule from './reader';

/** Everything that shows and searches entries. */
export type Reader = typeof ReaderModule;

/** A chunk of its own on the web, so that the app starts without it. */
export const loadReader = (): Promise<Reader> => import('./reader');

/** So is the content of every game. */
export const loadContent = (game: GameId): Promise<GlossaryGame | undefined> => loadGame(game);
