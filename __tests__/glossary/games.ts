import { entriesOf, GAME_IDS, type Entry, type Game } from '@/src/glossary';

/** Tables of tests need the games at once. */
export const gameNow = (id: string): Game =>
  jest.requireActual<{ readonly GAME: Game }>(`../../src/glossary/games/${id}`).GAME;

export const games: readonly Game[] = GAME_IDS.map(gameNow);

export const drunagorEntries: readonly Entry[] = entriesOf(gameNow('drunagor'));
