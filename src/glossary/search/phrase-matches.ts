import type { Corpus } from './corpus';
import { rootFormOf } from './irregular';
import type { MetTerms, Qualities } from './meeting';
import type { Phrase } from './phrases';
import type { Query } from './query';

/** What a query meets in a phrase. */
export interface PhraseMatch {
  readonly phrase: Phrase;
  readonly qualities: Qualities;
  /** How telling the words met are, each as far as it is met. */
  readonly metWeight: number;
}

const NEAR_SHARE = 0.7;
const PART_SHARE = 0.5;

interface MetWord {
  readonly qualities: Qualities;
  readonly weight: number;
}

export const better = (one: Qualities, other: Qualities): Qualities =>
  one.map((quality, word) => Math.max(quality, other[word] ?? 0));

/** How much of a phrase's word was met: all of it, one like it, or a part of the compound. */
const metShare = (
  { terms }: Corpus,
  word: number,
  met: readonly number[],
  asked: ReadonlySet<number | undefined>,
): number => {
  const stem = terms.placeOf(rootFormOf(terms.at(word)));
  const isWhole = (term: number): boolean => term === word || term === stem;
  if (met.some((term) => isWhole(term) && asked.has(term))) return 1;
  return met.every(isWhole) ? NEAR_SHARE : PART_SHARE;
};

/** What the query meets in a word of the phrases. */
const lookAt = (
  corpus: Corpus,
  word: number,
  metTerms: MetTerms,
  asked: ReadonlySet<number | undefined>,
): MetWord => {
  const { vocabulary, terms, tellingness } = corpus;
  const met = vocabulary.termsAt(word).filter((term) => metTerms.has(term));
  return {
    qualities: met.map((term) => metTerms.get(term) ?? []).reduce(better),
    weight: metShare(corpus, word, met, asked) * tellingness(terms.at(word)),
  };
};

/** The words of the phrases that stand for a term the query meets. */
const metWords = ({ wordsByTerm }: Corpus, metTerms: MetTerms): Iterable<number> => {
  const words = new Set<number>();
  for (const term of metTerms.keys()) {
    for (const word of wordsByTerm.get(term) ?? []) words.add(word);
  }
  return words;
};

/** Phrases are met through their words, and many share theirs. */
export const matchPhrases = (
  corpus: Corpus,
  query: Query,
  metTerms: MetTerms,
): readonly PhraseMatch[] => {
  const asked = new Set(query.terms.map(({ term }) => corpus.terms.placeOf(term)));
  const matches = new Map<number, PhraseMatch>();
  for (const word of metWords(corpus, metTerms)) {
    const met = lookAt(corpus, word, metTerms, asked);
    for (const place of corpus.phrasesByWord.get(word) ?? []) {
      const phrase = corpus.phrases[place];
      if (phrase === undefined) continue;
      const before = matches.get(place);
      matches.set(place, {
        phrase,
        qualities: before === undefined ? met.qualities : better(before.qualities, met.qualities),
        metWeight: (before?.metWeight ?? 0) + met.weight,
      });
    }
  }
  return [...matches.values()];
};
