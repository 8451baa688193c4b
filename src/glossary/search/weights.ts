import type { Corpus } from './corpus';
import type { Qualities } from './meeting';
import type { Phrase } from './phrases';
import type { Query } from './query';

/** How telling the words of a query and of the phrases are. */
export interface Weights {
  /** By word of the query; words nothing was found for do not count: they would only make every entry look worse. */
  readonly ofWords: readonly number[];
  readonly ofQuery: number;
  readonly ofPhrase: (phrase: Phrase) => number;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export const weightsFor = (
  { terms, tellingness }: Corpus,
  query: Query,
  found: readonly { readonly qualities: Qualities }[],
): Weights => {
  const isMet = query.words.map((_, word) =>
    found.some(({ qualities }) => (qualities[word] ?? 0) > 0),
  );
  const ofWords = query.words.map((word, place) => (isMet[place] ? tellingness(word) : 0));
  return {
    ofWords,
    ofQuery: sum(ofWords),
    ofPhrase: ({ words }) => sum(words.map((word) => tellingness(terms.at(word)))),
  };
};
