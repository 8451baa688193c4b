import type { SearchResult } from 'minisearch';
import type { Language } from '../model';
import type { Passage, Phrase } from './documents';
import { matchWords, mergeMatches, type WordMatch } from './matching';
import type { Query } from './query';

/** What the index knows about a query word or a phrase: how telling its words are. */
export interface Weights {
  readonly ofQueryWord: (word: number) => number;
  readonly ofPhrase: (phrase: Phrase) => number;
  /** Weight of those words of the phrase that the index terms found belong to. */
  readonly ofMatched: (phrase: Phrase, found: readonly string[]) => number;
}

export interface Ranked {
  readonly entry: number;
  readonly score: number;
  /** Index terms found in it. */
  readonly terms: ReadonlySet<string>;
  readonly phrase: Phrase | undefined;
}

const NAME = 1.1;
const OWN_LANGUAGE = 1.04;
const PHRASE_SHARE = 10;
const COVERAGE_SHARE = 5;
const TEXT_SHARE = 3;
/** For a name the text is the beginning of; aliases get half. */
const BEGUN = 0.4;

interface Tally {
  phraseScore: number;
  phrase: Phrase | undefined;
  textScore: number;
  words: WordMatch | undefined;
  readonly terms: Set<string>;
}

const weightOf = (words: WordMatch, weights: Weights): number => {
  let sum = 0;
  for (const [word, quality] of words) sum += quality * weights.ofQueryWord(word);
  return sum;
};

/** How alike a phrase and the query are: harmonic mean of what each shares with the other. */
const likeness = (shared: number, asked: number, own: number, met: number): number => {
  const recall = asked > 0 ? shared / asked : 0;
  const precision = own > 0 ? met / own : 0;
  return recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
};

/** The shorter a name, the more of it stands there already. */
const beginning = (typed: string, { key, isName }: Phrase): number =>
  key.startsWith(typed) ? BEGUN * (0.5 + typed.length / key.length) * (isName ? 1 : 0.5) : 0;

export const rank = (
  query: Query,
  language: Language,
  weights: Weights,
  phrases: readonly (readonly [Phrase, SearchResult])[],
  passages: readonly (readonly [Passage, SearchResult])[],
): readonly Ranked[] => {
  const tallies = new Map<number, Tally>();
  const tallyOf = (entry: number): Tally => {
    const known = tallies.get(entry);
    if (known) return known;
    const fresh: Tally = {
      ...{ phraseScore: 0, phrase: undefined, textScore: 0, words: undefined },
      terms: new Set<string>(),
    };
    tallies.set(entry, fresh);
    return fresh;
  };
  const asked = query.words.reduce((sum, _, word) => sum + weights.ofQueryWord(word), 0);
  const bonus = (own: Language): number => (own === language ? OWN_LANGUAGE : 1);

  for (const [phrase, result] of phrases) {
    const tally = tallyOf(phrase.entry);
    const words = matchWords(query, result);
    const alike = likeness(
      weightOf(words, weights),
      asked,
      weights.ofPhrase(phrase),
      weights.ofMatched(phrase, result.terms),
    );
    const begun = beginning(query.key, phrase);
    const score = (alike + begun) * (phrase.isName ? NAME : 1) * bonus(phrase.language);
    if (score > tally.phraseScore) Object.assign(tally, { phraseScore: score, phrase });
    tally.words = mergeMatches(tally.words, words);
    for (const term of result.terms) tally.terms.add(term);
  }
  const highest = passages[0]?.[1].score ?? 1;
  for (const [passage, result] of passages) {
    const tally = tallyOf(passage.entry);
    const score = (result.score / highest) * bonus(passage.language);
    if (score > tally.textScore) tally.textScore = score;
    tally.words = mergeMatches(tally.words, matchWords(query, result));
    for (const term of result.terms) tally.terms.add(term);
  }

  return [...tallies].map(([entry, tally]) => {
    const covered = asked > 0 && tally.words ? weightOf(tally.words, weights) / asked : 0;
    const score =
      PHRASE_SHARE * tally.phraseScore +
      COVERAGE_SHARE * covered +
      TEXT_SHARE * tally.textScore * covered;
    return { entry, score, terms: tally.terms, phrase: tally.phrase };
  });
};
