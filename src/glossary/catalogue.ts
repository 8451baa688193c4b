/** What can be said of games and entries before any content is loaded. */
export { aboutGame, GAME_IDS, GAMES, HOME_GAME, loadGame } from './games';
export type { LoadedGame } from './games';
export { entryKey, keyOfEntry, readKey } from './keys';
export type { EntryKey } from './keys';
export type { GameAbout, GameId, GlossaryGame } from './model';
