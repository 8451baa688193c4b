export * from './catalogue';
export { entriesOf, shortName } from './entries';
export { paragraphsOf, textPieces, textShown } from './links';
export type { TextPiece } from './links';
export type {
  Category,
  EntryWords,
  GlossaryEntry,
  GlossaryTone,
  PerLanguage,
  QuickSheet,
} from './model';
export type { GlossaryRule } from './rules';
export { createSearch } from './search';
export type { GlossarySearch, SearchHit, SearchIndex, TextRange } from './search';
export { entryOf, loadShelf, ruleOf, searchGames, shelfOf, shelveGame } from './shelf';
export type { Shelf } from './shelf';
export type { Block, Diagram, DiagramBlock, Figure, SheetWords } from './sheets';
