import type { Word } from './fold';
import type { Query } from './query';

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
  isMet: (folded: string) => boolean,
): TextRange | undefined => {
  const begun = lengthIfBegun(word, query);
  if (begun !== undefined) return { start: word.start, end: word.start + begun };
  return isMet(word.folded) ? { start: word.start, end: word.end } : undefined;
};

/** Where the words of a shown text answer the query. */
export const highlightsIn = (
  words: readonly Word[],
  query: Query,
  isMet: (folded: string) => boolean,
): readonly TextRange[] => words.flatMap((word) => textRangeOf(word, query, isMet) ?? []);
