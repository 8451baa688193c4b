import {
  createSearch,
  GAME_IDS,
  searchGames,
  type GlossaryEntry,
  type GlossarySearch,
  type SearchIndex,
} from '@/src/glossary';
import { makeIndex } from '@/src/glossary/indexing/make-index';
import { shelveGames } from '../glossary/shelve-games';
import { manyOf } from './glossary-many';
import { KEYSTROKES } from './glossary-typed';

const ROUNDS = 5;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const worst = (values: readonly number[]): number => Math.max(...values);

const time = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const heap = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
};

const timesOf = (search: GlossarySearch, texts: readonly string[]): number[] =>
  texts.map((text) =>
    median(Array.from({ length: ROUNDS }, () => time(() => search.search(text, 'de', 20)))),
  );

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Making the index is work of the build; opening it, of the app. */
const measure = (entries: readonly GlossaryEntry[]) => {
  const made: SearchIndex[] = [];
  const makeMs = time(() => made.push(makeIndex(entries)));
  const text = JSON.stringify(made[0]);
  const search = createSearch(entries, JSON.parse(text) as SearchIndex);
  return {
    makeMs: rounded(makeMs),
    fileBytes: text.length,
    ...measureSearch(search, entries.length),
  };
};

const measureSearch = (search: GlossarySearch, entries: number) => {
  const before = heap();
  const openMs = time(search.prepare);
  const indexBytes = heap() - before;
  timesOf(search, KEYSTROKES.slice(0, 20));
  const typed = timesOf(search, KEYSTROKES);
  return {
    entries,
    openMs: rounded(openMs),
    indexBytes,
    keystrokeMs: { median: rounded(median(typed)), worst: rounded(worst(typed)) },
  };
};

const allGames: GlossarySearch = {
  search: (text, language, limit = 20) => searchGames(GAME_IDS, text, language, limit),
  prepare: () => void searchGames(GAME_IDS, 'x', 'de', 1),
};

/** Opening the index and searching at every keystroke: each game, all games, and 2,000 entries. */
export const benchGlossary = () => {
  const games = shelveGames().map(({ entries }) => entries);
  const wordsBytes = Buffer.byteLength(JSON.stringify(games));
  const byGame = GAME_IDS.map((id, place) => [id, measure(games[place] ?? [])] as const);
  return {
    wordsBytes,
    games: Object.fromEntries(byGame),
    all: measureSearch(allGames, games.flat().length),
    many: measure(manyOf(games[0] ?? [])),
  };
};
