import { foldedKey } from './fold';
import { regularOf } from './irregular';
import { rootsOf, stemOf, stemsOf } from './stem';
import { contentWords } from './content-words';
import type { Vocabulary } from './vocabulary';

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
  /** The whole text, as a name would be looked up. */
  readonly key: string;
}

const STEM_WEIGHT = 0.9;
const TURNED_WEIGHT = 0.8;
const ROOT_WEIGHT = 0.6;
const PART_WEIGHT = 0.4;

const lettersOff = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/** The word with two neighbouring letters changed round, in every way: `sprugn` → `sprung`. */
const transposed = (word: string): readonly string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

const SHORTEST_PREFIX = 3;

/** What a word may mean that no entry has: letters changed round, the last part of a compound. */
const guesses = (word: string, vocabulary: Vocabulary): readonly (readonly [string, number])[] => {
  const turned = transposed(word).filter(vocabulary.has);
  const head = vocabulary.headOf(word);
  return [
    ...turned.map((term) => [term, TURNED_WEIGHT] as const),
    ...(head === undefined ? [] : [[stemOf(head), PART_WEIGHT] as const]),
  ];
};

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
  for (const part of vocabulary.stemsOf(word)) if (vocabulary.has(part)) add(part, PART_WEIGHT);
  for (const [term, weight] of known ? [] : guesses(word, vocabulary)) add(term, weight);
  return [...terms.values()];
};

/** Pasted pages must not stall the search. */
const LONGEST_TEXT = 300;
const LONGEST_WORD = 40;

/** A compound the entries do not know is asked for by its parts: Truhenfalle → Truhe, Falle. */
const splitUnknown = (word: string, vocabulary: Vocabulary): readonly string[] => {
  if (stemsOf(word).some(vocabulary.has)) return [word];
  const parts = vocabulary.partsOf(word);
  return parts.length > 0 ? parts : [word];
};

export const readQuery = (typed: string, vocabulary: Vocabulary): Query => {
  const text = typed.slice(0, LONGEST_TEXT);
  const asked = contentWords(text).map((word) => word.slice(0, LONGEST_WORD));
  const words = [...new Set(asked.flatMap((word) => splitUnknown(word, vocabulary)))];
  const terms = words.flatMap((word, index) =>
    termsFor(word, index, index === words.length - 1, vocabulary),
  );
  return { words, terms, key: foldedKey(text) };
};
