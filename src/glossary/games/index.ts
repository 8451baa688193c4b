import type { GameAbout, GameId, GlossaryGame } from '../model';
import type { SearchIndex } from '../search';
import { LISTED } from './list';

/** The game the app is made for: its ids stand without a namespace. */
export const HOME_GAME: GameId = 'drunagor';

const homeFirst = (one: GameAbout, other: GameAbout): number =>
  Number(other.id === HOME_GAME) - Number(one.id === HOME_GAME);

/** All games there are, before any content is loaded. */
export const GAMES: readonly GameAbout[] = LISTED.map(({ about }) => about).sort(homeFirst);

export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);

export const aboutGame = (id: GameId): GameAbout | undefined =>
  GAMES.find((game) => game.id === id);

/** A game's content with the index made of it. */
export interface LoadedGame {
  readonly game: GlossaryGame;
  readonly index: SearchIndex;
}

/** Undefined for a game nobody has written. */
export const loadGame = async (id: GameId): Promise<LoadedGame | undefined> => {
  const listed = LISTED.find(({ about }) => about.id === id);
  if (listed === undefined) return undefined;
  const [{ GAME }, { default: index }] = await Promise.all([listed.load(), listed.index()]);
  return { game: GAME, index };
};
