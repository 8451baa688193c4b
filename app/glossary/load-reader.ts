import { loadGame, type GameId, type LoadedGame } from '@/src/glossary/catalogue';
import type * as ReaderModule from './reader';

/** Everything that shows and searches entries. */
export type Reader = typeof ReaderModule;

/** A chunk of its own on the web, so that the app starts without it. */
export const loadReader = (): Promise<Reader> => import('./reader');

/** So are the content of every game and its index. */
export const loadContent = (game: GameId): Promise<LoadedGame | undefined> => loadGame(game);
