import MiniSearch from 'minisearch';
import type { GlossaryEntry } from '../model';
import { abbreviationsIn } from './abbreviations';
import { passagesOf, phrasesOf, type Passage, type Phrase } from './documents';
import { exactNamesOf, type ExactNames } from './exact';
import { rootFormOf } from './irregular';
import { memoize } from './memoize';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** Everything built once from a game's entries. */
export interface Corpus {
  readonly phrases: readonly Phrase[];
  readonly passages: readonly Passage[];
  readonly phraseIndex: MiniSearch<Phrase>;
  readonly passageIndex: MiniSearch<Passage>;
  readonly vocabulary: Vocabulary;
  readonly exactNames: ExactNames;
  /** How telling a word is: high for words few entries use. */
  readonly tellingness: (word: string) => number;
}

/** How many entries use each word. */
const countEntries = (
  phrases: readonly Phrase[],
  passages: readonly Passage[],
): ReadonlyMap<string, number> => {
  const users = new Map<string, Set<number>>();
  const note = (words: readonly string[], entry: number): void => {
    for (const word of words) {
      const entries = users.get(word);
      if (entries) entries.add(entry);
      else users.set(word, new Set([entry]));
    }
  };
  for (const { words, entry } of phrases) note(words, entry);
  for (const { gist, text, entry } of passages) note([...gist, ...text], entry);
  return new Map([...users].map(([word, entries]) => [word, entries.size]));
};

/** Inflected forms count together. */
const sumByStem = (counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const [word, count] of counts) {
    const stem = rootFormOf(word);
    sums.set(stem, (sums.get(stem) ?? 0) + count);
  }
  return sums;
};

/** As many entries as are taken to use a word that none does: it can only be a misspelling. */
const MISSPELT = 15;

type TermsOf = (word: string) => readonly string[];

/**
 * Fields arrive as lists of words, already read; MiniSearch wants one text to cut. A word counts once
 * a passage: repeating it makes an entry longer, not more to the point.
 */
const indexOptions = <Row>(termsOf: TermsOf) => ({
  extractField: (row: Row, field: string): string => {
    const value = row[field as keyof Row];
    if (!Array.isArray(value)) return String(value);
    return [...new Set((value as readonly string[]).flatMap(termsOf))].join(' ');
  },
  tokenize: (text: string): string[] => text.split(' '),
  processTerm: (term: string): string => term,
});

const indexPhrases = (phrases: readonly Phrase[], { termsOf }: Vocabulary): MiniSearch<Phrase> => {
  const index = new MiniSearch<Phrase>({ fields: ['words'], ...indexOptions<Phrase>(termsOf) });
  index.addAll(phrases);
  return index;
};

/** By stems alone, which halves the index: sentences are rarely quoted, and names are in the other. */
const indexPassages = (
  passages: readonly Passage[],
  { stemsOf }: Vocabulary,
): MiniSearch<Passage> => {
  const index = new MiniSearch<Passage>({
    fields: ['gist', 'text'],
    ...indexOptions<Passage>(stemsOf),
  });
  index.addAll(passages);
  return index;
};

export const createCorpus = (entries: readonly GlossaryEntry[]): Corpus => {
  const phrases = phrasesOf(entries);
  const passages = passagesOf(entries);
  const counts = countEntries(phrases, passages);
  const vocabulary = createVocabulary(new Set(counts.keys()), abbreviationsIn(entries));
  const users = sumByStem(counts);
  const tellingness = memoize((word: string): number =>
    Math.log(1 + entries.length / (users.get(rootFormOf(word)) ?? MISSPELT)),
  );
  return {
    phrases,
    passages,
    vocabulary,
    tellingness,
    phraseIndex: indexPhrases(phrases, vocabulary),
    passageIndex: indexPassages(passages, vocabulary),
    exactNames: exactNamesOf(phrases),
  };
};
