import { LANGUAGES, type Language } from '@/src/i18n/languages';
import type { Corpus } from './corpus';
import type { Met, Qualities } from './meeting';
import type { Query } from './query';

/** What a query meets in the sentences of an entry in one language. */
export interface PassageMatch {
  readonly entry: number;
  readonly language: Language;
  readonly qualities: Qualities;
  /** Of the best passage, 0 to 1. */
  readonly score: number;
}

interface Tally {
  score: number;
  /** How many terms of the query it has, and the last one counted. */
  terms: number;
  last: number;
  readonly qualities: number[];
}

/** Two letters stand at the beginning of too many words to mean anything in a sentence. */
const SHORTEST_IN_TEXT = 3;

const tallied = (
  { passages }: Corpus,
  query: Query,
  met: readonly (readonly Met[])[],
): ReadonlyMap<number, Tally> => {
  const tallies = new Map<number, Tally>();
  query.terms.forEach(({ word }, asked) => {
    for (const { term, quality, share } of met[asked] ?? []) {
      passages.gains(term, (passage, worth) => {
        let tally = tallies.get(passage);
        if (tally === undefined) {
          tally = { score: 0, terms: 0, last: -1, qualities: query.words.map(() => 0) };
          tallies.set(passage, tally);
        }
        if (tally.last !== asked) tally.terms += 1;
        tally.last = asked;
        tally.score += share * worth;
        if (quality > (tally.qualities[word] ?? 0)) tally.qualities[word] = quality;
      });
    }
  });
  return tallies;
};

export const matchPassages = (
  corpus: Corpus,
  query: Query,
  met: readonly (readonly Met[])[],
): readonly PassageMatch[] => {
  if (!query.words.some((word) => word.length >= SHORTEST_IN_TEXT)) return [];
  const tallies = tallied(corpus, query, met);
  let highest = Number.MIN_VALUE;
  for (const { score, terms } of tallies.values()) highest = Math.max(highest, score * terms);
  return [...tallies].flatMap(([passage, { score, terms, qualities }]) => {
    const language = LANGUAGES[passage % LANGUAGES.length];
    if (language === undefined) return [];
    const entry = Math.floor(passage / LANGUAGES.length);
    return [{ entry, language, qualities, score: (score * terms) / highest }];
  });
};
