export { entriesOf } from './entries';
export { GAMES } from './games';
export { linksOf, paragraphsOf, piecesOf, plainText } from './links';
export type { Piece } from './links';
export { GAME_IDS, LANGUAGES } from './model';
export type { Category, Entry, EntryWords, Game, GameId, Language, PerLanguage } from './model';
export { shortName } from './name';
export { createSearch } from './search';
export type { Hit, Range, Search } from './search';
