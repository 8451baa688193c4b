export { entriesOf } from './entries';
export { aboutGame, GAME_IDS, GAMES, HOME_GAME, loadGame } from './games';
export { entryKey, keyOfEntry, readKey } from './keys';
export type { EntryKey } from './keys';
export { linksIn, linksOf, paragraphsOf, piecesOf, plainText } from './links';
export type { Piece } from './links';
export { LANGUAGES } from './model';
export type {
  Category,
  Entry,
  EntryWords,
  Game,
  GameAbout,
  GameId,
  Language,
  PerLanguage,
  QuickSheet,
  Tone,
} from './model';
export { shortName } from './name';
export { createSearch } from './search';
export type { Hit, Range, Search } from './search';
export { entryOf, loadShelf, putUp, searchGames, shelfOf } from './shelf';
export type { Shelf } from './shelf';
export { sheetTexts } from './sheets';
export type { Block, Diagram, DiagramBlock, Figure, SheetWords } from './sheets';
