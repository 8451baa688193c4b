import type { SearchResult } from 'minisearch';
import type { Corpus } from './corpus';
import type { Phrase } from './documents';
import { rootFormOf } from './irregular';
import type { Query } from './query';

/** How telling the words of a query and of the phrases are. */
export interface Weights {
  readonly ofQueryWord: (word: number) => number;
  readonly ofQuery: number;
  readonly ofPhrase: (phrase: Phrase) => number;
  /** Weight of those words of the phrase that the index terms found belong to. */
  readonly ofMet: (phrase: Phrase, found: readonly string[]) => number;
}

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
  if (met.length === 0) return 0;
  const stem = rootFormOf(word);
  const isWhole = (term: string): boolean => term === word || term === stem;
  if (met.some((term) => isWhole(term) && asked.has(term))) return 1;
  return met.every(isWhole) ? NEAR_SHARE : PART_SHARE;
};

/** Words nothing was found for do not count: they would only make every entry look worse. */
const wordWeights = (
  corpus: Corpus,
  query: Query,
  results: readonly SearchResult[],
): readonly number[] => {
  const met = new Set<string>();
  for (const result of results) for (const term of result.queryTerms) met.add(term);
  return query.words.map((word, index) =>
    query.terms.some((term) => term.word === index && met.has(term.term))
      ? corpus.tellingness(word)
      : 0,
  );
};

export const weightsFor = (
  corpus: Corpus,
  query: Query,
  results: readonly SearchResult[],
): Weights => {
  const ofWords = wordWeights(corpus, query, results);
  const asked = new Set(query.terms.map(({ term }) => term));
  const sum = (words: readonly string[], share: (word: string) => number): number =>
    words.reduce((total, word) => total + share(word) * corpus.tellingness(word), 0);
  return {
    ofQueryWord: (word) => ofWords[word] ?? 0,
    ofQuery: ofWords.reduce((total, weight) => total + weight, 0),
    ofPhrase: ({ words }) => sum(words, () => 1),
    ofMet: ({ words }, found) => sum(words, (word) => metShare(corpus, word, found, asked)),
  };
};
