import { headOf, partsOf } from './compounds';
import { rootFormOf } from './irregular';
import { memoize } from './memoize';
import { unpackLists, unpackNumbers } from './packed';
import type { SearchIndex } from './search-index';
import { separableVerbOf, stemOf } from './stem';
import { isStopWord } from './stop-words';
import type { Terms } from './terms';

const SHORTEST_COMPOUND = 8;

/** What is known of a word by the words it may be made of. */
export interface Compounds {
  /** The known words it is composed of. */
  readonly partsOf: (folded: string) => readonly string[];
  /** Its stem, and the stems of the words it is composed of. */
  readonly stemsOf: (folded: string) => readonly string[];
  /** The known word at the end of an unknown one. */
  readonly headOf: (folded: string) => string | undefined;
}

export const separated = (word: string): readonly string[] => {
  const verb = separableVerbOf(word);
  return verb === undefined ? [] : [stemOf(verb)];
};

export const compoundsOf = (has: (term: string) => boolean): Compounds => {
  const isKnown = (word: string): boolean => has(word) && !isStopWord(word);
  const parts = memoize((word: string) =>
    word.length < SHORTEST_COMPOUND ? [] : partsOf(word, isKnown),
  );
  return {
    partsOf: parts,
    stemsOf: (word) => [rootFormOf(word), ...parts(word).map(stemOf), ...separated(word)],
    headOf: (word) => headOf(word, isKnown),
  };
};

/** The words of the entries, and the terms each of them stands for. */
export interface Vocabulary extends Compounds {
  readonly has: (term: string) => boolean;
  /** The word itself, its stem and those of its parts, as places of terms. */
  readonly termsOf: (word: string) => readonly number[];
  /** The same for a word of the entries, named by its place. */
  readonly termsAt: (word: number) => readonly number[];
}

export const openVocabulary = (index: SearchIndex, terms: Terms): Vocabulary => {
  const lists = unpackLists(index.stems);
  const has = (term: string): boolean => terms.placeOf(term) !== undefined;
  const compounds = compoundsOf(has);
  const computed = memoize((word: string) =>
    compounds.stemsOf(word).flatMap((stem) => terms.placeOf(stem) ?? []),
  );
  const open: (readonly number[])[] = [];
  const termsAt = (word: number): readonly number[] => {
    const known = open[word];
    if (known !== undefined) return known;
    const list = lists[word] ?? '';
    const stems = list === '' ? computed(terms.at(word)) : unpackNumbers(list);
    const all = stems.includes(word) ? stems : [word, ...stems];
    open[word] = all;
    return all;
  };
  const stemsOf = (word: string): readonly string[] => {
    const list = lists[terms.placeOf(word) ?? -1] ?? '';
    return list === '' ? compounds.stemsOf(word) : unpackNumbers(list).map((at) => terms.at(at));
  };
  return {
    ...compounds,
    has,
    stemsOf,
    termsAt,
    termsOf: (word) => {
      const place = terms.placeOf(word);
      return place === undefined ? computed(word) : termsAt(place);
    },
  };
};
