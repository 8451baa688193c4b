import type { GameAbout, GameId, GlossaryGame } from '../model';
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

/** Undefined for a game nobody has written. */
export const loadGame = async (id: GameId): Promise<GlossaryGame | undefined> => {
  const listed = LISTED.find(({ about }) => about.id === id);
  return listed === undefined ? undefined : (await listed.load()).GAME;
};
