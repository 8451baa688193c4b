import { wordsOf, type Word } from './fold';
import type { Query } from './query';
import type { Vocabulary } from './vocabulary';

/** Characters from `start` up to but not including `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const lengthIfBegun = (word: Word, query: Query): number | undefined => {
  const begun = query.words.filter((asked) => word.folded.startsWith(asked));
  if (begun.length === 0) return undefined;
  const longest = Math.max(...begun.map((asked) => asked.length));
  const sameLength = word.folded.length === word.end - word.start;
  return sameLength ? longest : word.end - word.start;
};

const textRangeOf = (
  word: Word,
  query: Query,
  found: ReadonlySet<string>,
  vocabulary: Vocabulary,
): TextRange | undefined => {
  const begun = lengthIfBegun(word, query);
  if (begun !== undefined) return { start: word.start, end: word.start + begun };
  const isFound = vocabulary.termsOf(word.folded).some((term) => found.has(term));
  return isFound ? { start: word.start, end: word.end } : undefined;
};

/** Where a shown text answers the query. */
export const highlightsIn = (
  text: string,
  query: Query,
  found: ReadonlySet<string>,
  vocabulary: Vocabulary,
): readonly TextRange[] =>
  wordsOf(text).flatMap((word) => textRangeOf(word, query, found, vocabulary) ?? []);
