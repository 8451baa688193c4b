export type { Range } from './highlight';
export { createSearch } from './search';
export type { Hit, Search } from './search';
