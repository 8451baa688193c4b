import type { Abbreviations } from './abbreviations';
import { headOf, partsOf } from './compounds';
import { foldedWordsOf } from './fold';
import { rootFormOf } from './irregular';
import { memoize } from './memoize';
import { separableVerbOf, stemOf } from './stem';
import { isStopWord } from './stop-words';

const SHORTEST_COMPOUND = 8;

/** Every word the entries use, and the index terms each of them stands for. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** The word itself, then what {@link Vocabulary.stemsOf} adds. */
  readonly termsOf: (folded: string) => readonly string[];
  /** Its stem, and the stems of the words it is composed of or short for. */
  readonly stemsOf: (folded: string) => readonly string[];
  readonly partsOf: (folded: string) => readonly string[];
  /** The known word at the end of an unknown one. */
  readonly headOf: (folded: string) => string | undefined;
}

export const contentWords = (text: string): readonly string[] => {
  const all = foldedWordsOf(text);
  const content = all.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : all;
};

const separated = (word: string): readonly string[] => {
  const verb = separableVerbOf(word);
  return verb === undefined ? [] : [stemOf(verb)];
};

export const createVocabulary = (
  words: ReadonlySet<string>,
  abbreviations: Abbreviations,
): Vocabulary => {
  const known = new Set<string>();
  for (const word of words) {
    known.add(word).add(stemOf(word));
    for (const verb of separated(word)) known.add(verb);
  }
  const isKnown = (word: string): boolean => known.has(word) && !isStopWord(word);
  const parts = memoize((word: string) =>
    word.length < SHORTEST_COMPOUND ? [] : partsOf(word, isKnown),
  );
  const stemsOf = memoize((word: string): readonly string[] => [
    rootFormOf(word),
    ...parts(word).map(stemOf),
    ...separated(word),
    ...(abbreviations.get(word) ?? []).map(stemOf),
  ]);
  const termsOf = memoize((word: string) => [...new Set([word, ...stemsOf(word)])]);
  return {
    has: (term) => known.has(term),
    termsOf,
    stemsOf,
    partsOf: parts,
    headOf: (word) => headOf(word, isKnown),
  };
};
