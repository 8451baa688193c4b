import { keyOf, wordsOf } from './fold';
import { regularOf } from './irregular';
import { rootsOf, stemsOf } from './stem';
import { isStopWord } from './stop-words';
import { contentWords, type Vocabulary } from './vocabulary';

/** A way to look a typed word up in the index. */
export interface Term {
  readonly term: string;
  /** Which of the query's words it stands for. */
  readonly word: number;
  /** 1 for the word as typed, less for what was made of it. */
  readonly weight: number;
  /** Whether words that merely begin so count, and how many letters may differ. */
  readonly prefix: boolean;
  readonly fuzzy: number;
}

export interface Query {
  readonly words: readonly string[];
  readonly terms: readonly Term[];
  /** The whole text, and the text without its stop words, as keys of exact names. */
  readonly keys: readonly string[];
}

const STEM_WEIGHT = 0.9;
const ROOT_WEIGHT = 0.6;
const PART_WEIGHT = 0.4;

const lettersOff = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
};

const SHORTEST_PREFIX = 3;

const termsFor = (
  word: string,
  index: number,
  isLast: boolean,
  vocabulary: Vocabulary,
): readonly Term[] => {
  const terms = new Map<string, Term>();
  const add = (term: string, weight: number, prefix = false, fuzzy = 0): void => {
    if (!terms.has(term)) terms.set(term, { term, word: index, weight, prefix, fuzzy });
  };
  const stems = stemsOf(regularOf(word) ?? word);
  const known = [word, ...stems].some(vocabulary.has);
  add(word, 1, isLast || word.length >= SHORTEST_PREFIX, known ? 0 : lettersOff(word));
  for (const stem of stems) if (vocabulary.has(stem)) add(stem, STEM_WEIGHT);
  for (const root of stems.flatMap(rootsOf)) if (vocabulary.has(root)) add(root, ROOT_WEIGHT);
  for (const part of vocabulary.termsOf(word).slice(1)) {
    if (vocabulary.has(part)) add(part, PART_WEIGHT);
  }
  return [...terms.values()];
};

/** Pasted pages must not stall the search. */
const LONGEST_TEXT = 300;
const LONGEST_WORD = 40;

export const readQuery = (typed: string, vocabulary: Vocabulary): Query => {
  const text = typed.slice(0, LONGEST_TEXT);
  const words = [...new Set(contentWords(text).map((word) => word.slice(0, LONGEST_WORD)))];
  return {
    words,
    terms: words.flatMap((word, index) =>
      termsFor(word, index, index === words.length - 1, vocabulary),
    ),
    keys: [keyOf(text), words.join('')],
  };
};

/** The key of a name or alias without its stop words. */
export const contentKeyOf = (phrase: string): string =>
  wordsOf(phrase)
    .map((word) => word.folded)
    .filter((word) => !isStopWord(word))
    .join('');
