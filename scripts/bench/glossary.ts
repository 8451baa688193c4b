import {
  createSearch,
  GAME_IDS,
  searchGames,
  type GlossaryEntry,
  type GlossarySearch,
} from '@/src/glossary';
import { shelveGames } from '../glossary/shelve-games';
import { manyOf } from './glossary-many';

const ROUNDS = 5;

/** Typed letter by letter: names, inflections, typos, questions, in both languages. */
const TYPED = [
  'vergiftet',
  'Fluchwürfel',
  'wann darf ich rasten',
  'stun boss',
  'grosses monster truhe',
  'dunkleheit ausbreiten',
  'shield or prevent first',
];

const keystrokes = TYPED.flatMap((text) =>
  Array.from({ length: text.length }, (_, index) => text.slice(0, index + 1)),
);

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

const measure = (entries: readonly GlossaryEntry[]) =>
  measureSearch(createSearch(entries), entries.length);

const measureSearch = (search: GlossarySearch, entries: number) => {
  const before = heap();
  const buildMs = time(search.prepare);
  const indexBytes = heap() - before;
  timesOf(search, keystrokes.slice(0, 20));
  const empty = median(timesOf(search, Array<string>(50).fill('')));
  const typed = timesOf(search, keystrokes);
  return {
    entries,
    buildMs: rounded(buildMs),
    indexBytes,
    keystrokeMs: { median: rounded(median(typed)), worst: rounded(worst(typed)) },
    emptyQueryMs: rounded(empty),
    ratioToEmptyQuery: rounded(median(typed) / empty),
  };
};

const allGames: GlossarySearch = {
  search: (text, language, limit = 20) => searchGames(GAME_IDS, text, language, limit),
  prepare: () => void searchGames(GAME_IDS, 'x', 'de', 1),
};

/** Building the index and searching at every keystroke: each game, all games, and 2,000 entries. */
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
