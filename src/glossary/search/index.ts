export type { TextRange } from './highlight';
export { createSearch } from './search';
export type { GlossarySearch, SearchHit } from './search';
export type { SearchIndex } from './search-index';
