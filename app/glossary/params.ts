import {
  aboutGame,
  entryKey,
  HOME_GAME,
  readKey,
  type EntryKey,
  type GameId,
} from '@/src/glossary/catalogue';

/** Addresses of the home game do without its name. */
export const gameParam = (game: GameId): { game?: GameId } => (game === HOME_GAME ? {} : { game });

export const entryParams = (key: EntryKey): { game?: GameId; entry: string } => {
  const { game, id } = readKey(key);
  return { ...gameParam(game), entry: id };
};

export const keyFrom = ({ game, entry }: { game?: string; entry: string }): EntryKey =>
  entryKey(game ?? HOME_GAME, entry);

/** The first of these that is a game; older versions may have remembered others. */
export const knownGame = (...ids: readonly (GameId | undefined)[]): GameId =>
  ids.find((id) => id !== undefined && aboutGame(id) !== undefined) ?? HOME_GAME;
