import {
  createSearch,
  entriesOf,
  GAME_IDS,
  shelveGame,
  type GlossaryEntry,
  type GlossaryGame,
  type GlossarySearch,
  type Shelf,
} from '@/src/glossary';
import { makeIndex } from '@/src/glossary/indexing/make-index';

/** Tables of tests need the games at once. */
export const gameNow = (id: string): GlossaryGame =>
  jest.requireActual<{ readonly GAME: GlossaryGame }>(`../../src/glossary/games/${id}`).GAME;

/** The search over these entries, its index made here and now. */
export const searchIn = (entries: readonly GlossaryEntry[]): GlossarySearch =>
  createSearch(entries, makeIndex(entries));

/** The game put up at once. */
export const shelveNow = (id: string): Shelf => {
  const game = gameNow(id);
  return shelveGame({ game, index: makeIndex(entriesOf(game)) });
};

export const games: readonly GlossaryGame[] = GAME_IDS.map(gameNow);

export const drunagorEntries: readonly GlossaryEntry[] = entriesOf(gameNow('drunagor'));
