import type { SearchOptions, SearchResult } from 'minisearch';
import type { Entry, Language } from '../model';
import { createCorpus, type Corpus } from './corpus';
import type { Passage, Phrase } from './documents';
import { firmnessIn } from './exact';
import { rootFormOf } from './irregular';
import { highlightsIn, type Range } from './highlight';
import { readQuery, type Query, type Term } from './query';
import { rank, type Ranked, type Weights } from './rank';

export interface Hit {
  readonly entry: Entry;
  readonly score: number;
  /** Places to emphasise in the entry's names and in its gist, in the language asked for. */
  readonly highlights: {
    readonly name: readonly Range[];
    readonly otherName: readonly Range[];
    readonly gist: readonly Range[];
  };
  /** The alias that led here, where neither name did. */
  readonly alias?: { readonly text: string; readonly ranges: readonly Range[] };
}

export interface Search {
  /** Best entries first; an empty query finds nothing. */
  readonly search: (query: string, language: Language, limit?: number) => readonly Hit[];
  /** Builds the index now instead of at the first search. */
  readonly prepare: () => void;
}

const optionsFor = (query: Query): SearchOptions => {
  const byTerm = new Map<string, Term>();
  for (const term of query.terms) {
    const known = byTerm.get(term.term);
    if (!known || known.weight < term.weight) byTerm.set(term.term, term);
  }
  return {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    prefix: (term) => byTerm.get(term)?.prefix ?? false,
    fuzzy: (term) => byTerm.get(term)?.fuzzy ?? 0,
    boostTerm: (term) => byTerm.get(term)?.weight ?? 1,
  };
};

const NEAR_SHARE = 0.7;
const PART_SHARE = 0.5;

/** How much of a phrase's word was met: all of it, one like it, a part of the compound, or nothing. */
const metShare = (
  { vocabulary }: Corpus,
  word: string,
  found: readonly string[],
  asked: ReadonlySet<string>,
): number => {
  const met = vocabulary.termsOf(word).filter((term) => found.includes(term));
  const stem = rootFormOf(word);
  const isWhole = (term: string): boolean => term === word || term === stem;
  if (met.some((term) => isWhole(term) && asked.has(term))) return 1;
  if (met.some((term) => !isWhole(term))) return PART_SHARE;
  return met.length > 0 ? NEAR_SHARE : 0;
};

const weightsFor = (corpus: Corpus, query: Query, results: readonly SearchResult[]): Weights => {
  const asked = new Set(query.terms.map(({ term }) => term));
  const met = new Set<string>();
  for (const result of results) for (const term of result.queryTerms) met.add(term);
  const wordWeights = query.words.map((word, index) =>
    query.terms.some((term) => term.word === index && met.has(term.term))
      ? corpus.tellingness(word)
      : 0,
  );
  const sum = (words: readonly string[]): number =>
    words.reduce((total, word) => total + corpus.tellingness(word), 0);
  return {
    ofQueryWord: (word) => wordWeights[word] ?? 0,
    ofPhrase: ({ words }) => sum(words),
    ofMatched: ({ words }, found) =>
      words.reduce(
        (total, word) => total + metShare(corpus, word, found, asked) * corpus.tellingness(word),
        0,
      ),
  };
};

const GIST_BOOST = 2;
/** Two letters stand at the beginning of too many words to mean anything in a sentence. */
const SHORTEST_IN_TEXT = 3;

const rankAll = (corpus: Corpus, query: Query, language: Language): readonly Ranked[] => {
  const options = optionsFor(query);
  const text = [...new Set(query.terms.map((term) => term.term))].join(' ');
  const inPhrases = corpus.phraseIndex.search(text, options);
  const inPassages = query.words.some((word) => word.length >= SHORTEST_IN_TEXT)
    ? corpus.passageIndex.search(text, { ...options, boost: { gist: GIST_BOOST } })
    : [];
  const withRows = <Row>(rows: readonly Row[], results: readonly SearchResult[]) =>
    results.flatMap((result): [Row, SearchResult][] => {
      const row = rows[Number(result.id)];
      return row === undefined ? [] : [[row, result]];
    });
  return rank(
    query,
    language,
    weightsFor(corpus, query, [...inPhrases, ...inPassages]),
    withRows<Phrase>(corpus.phrases, inPhrases),
    withRows<Passage>(corpus.passages, inPassages),
  );
};

const hitFrom = (
  corpus: Corpus,
  query: Query,
  language: Language,
  entry: Entry,
  { score, terms, phrase }: Ranked,
): Hit => {
  const mark = (text: string): readonly Range[] =>
    highlightsIn(text, query, terms, corpus.vocabulary);
  const highlights = {
    name: mark(entry.names[language]),
    otherName: mark(entry.names[language === 'de' ? 'en' : 'de']),
    gist: mark(entry.words[language].gist),
  };
  const byAlias = phrase && !phrase.isName && highlights.name.length === 0;
  const alias = byAlias ? { text: phrase.phrase, ranges: mark(phrase.phrase) } : undefined;
  return { entry, score, highlights, ...(alias ? { alias } : {}) };
};

const DEFAULT_LIMIT = 20;

/** Searches names, aliases and sentences of both languages at once. */
export const createSearch = (entries: readonly Entry[]): Search => {
  let built: Corpus | undefined;
  const corpusNow = (): Corpus => (built ??= createCorpus(entries));
  const search: Search['search'] = (text, language, limit = DEFAULT_LIMIT) => {
    const corpus = corpusNow();
    const query = readQuery(text, corpus.vocabulary);
    if (query.words.length === 0) return [];
    const firmness = firmnessIn(corpus.exactNames, query);
    const ranked = rankAll(corpus, query, language).map((row) => ({
      ...row,
      score: row.score + firmness(row.entry),
    }));
    ranked.sort((one, other) => other.score - one.score || one.entry - other.entry);
    return ranked.slice(0, limit).flatMap((row) => {
      const entry = entries[row.entry];
      return entry === undefined ? [] : [hitFrom(corpus, query, language, entry, row)];
    });
  };
  return { search, prepare: () => void corpusNow() };
};
