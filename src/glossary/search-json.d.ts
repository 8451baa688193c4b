/** What scripts/glossary/write-indexes.mjs leaves in `built`: types do not wait for it. */
declare module '*.search.json' {
  import type { SearchIndex } from './search';

  const index: SearchIndex;
  // eslint-disable-next-line import/no-default-export -- a JSON file has no other
  export default index;
}
