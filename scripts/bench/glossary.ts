import { createSearch, entriesOf, GAMES, type Entry, type Search } from '../../src/glossary';

const MANY = 2000;
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

/** Copies under new names, so that the vocabulary grows with the number of entries too. */
const renamed = (entry: Entry, round: number): Entry => {
  if (round === 0) return entry;
  const other = (text: string): string => `${text} ${entry.id.replace(/-/g, '')}${round}`;
  return {
    ...entry,
    id: `${entry.id}-${round}`,
    names: { de: other(entry.names.de), en: other(entry.names.en) },
    aliases: { de: entry.aliases.de.map(other), en: entry.aliases.en.map(other) },
    asked: { de: entry.asked.de.map(other), en: entry.asked.en.map(other) },
  };
};

export const manyOf = (entries: readonly Entry[]): readonly Entry[] =>
  Array.from({ length: Math.ceil(MANY / entries.length) }, (_, round) =>
    entries.map((entry) => renamed(entry, round)),
  )
    .flat()
    .slice(0, MANY);

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

const timesOf = (search: Search, texts: readonly string[]): number[] =>
  texts.map((text) =>
    median(Array.from({ length: ROUNDS }, () => time(() => search.search(text, 'de', 20)))),
  );

const rounded = (value: number): number => Number(value.toPrecision(3));

const measure = (entries: readonly Entry[]) => {
  const before = heap();
  const search = createSearch(entries);
  const buildMs = time(search.prepare);
  const indexBytes = heap() - before;
  timesOf(search, keystrokes.slice(0, 20));
  const empty = median(timesOf(search, Array<string>(50).fill('')));
  const typed = timesOf(search, keystrokes);
  return {
    entries: entries.length,
    buildMs: rounded(buildMs),
    indexBytes,
    keystrokeMs: { median: rounded(median(typed)), worst: rounded(worst(typed)) },
    emptyQueryMs: rounded(empty),
    ratioToEmptyQuery: rounded(median(typed) / empty),
  };
};

/** Building the index and searching at every keystroke, with the real entries and with 2,000. */
export const benchGlossary = () => {
  const entries = Object.values(GAMES).flatMap(entriesOf);
  const wordsBytes = Buffer.byteLength(JSON.stringify(entries));
  return { wordsBytes, real: measure(entries), many: measure(manyOf(entries)) };
};
