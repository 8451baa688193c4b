import { entriesOf, GAME_IDS, type GlossaryEntry, type GlossaryGame } from '@/src/glossary';

/** Tables of tests need the games at once. */
export const gameNow = (id: string): GlossaryGame =>
  jest.requireActual<{ readonly GAME: GlossaryGame }>(`../../src/glossary/games/${id}`).GAME;

export const games: readonly GlossaryGame[] = GAME_IDS.map(gameNow);

export const drunagorEntries: readonly GlossaryEntry[] = entriesOf(gameNow('drunagor'));
