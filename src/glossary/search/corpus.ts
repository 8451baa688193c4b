import MiniSearch from 'minisearch';
import type { Entry } from '../model';
import { passagesOf, phrasesOf, type Passage, type Phrase } from './documents';
import { exactNamesOf, type ExactNames } from './exact';
import { stemOf } from './stem';
import { contentWords, createVocabulary, type Vocabulary } from './vocabulary';

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

const countEntries = (
  phrases: readonly Phrase[],
  passages: readonly Passage[],
): ReadonlyMap<string, number> => {
  const users = new Map<string, Set<number>>();
  const note = (text: string, entry: number): void => {
    for (const word of contentWords(text).map(stemOf)) {
      const set = users.get(word);
      if (set) set.add(entry);
      else users.set(word, new Set([entry]));
    }
  };
  for (const { phrase, entry } of phrases) note(phrase, entry);
  for (const { gist, text, entry } of passages) {
    note(gist, entry);
    note(text, entry);
  }
  return new Map([...users].map(([word, entries]) => [word, entries.size]));
};

const RARE = 2;

export const createCorpus = (entries: readonly Entry[]): Corpus => {
  const phrases = phrasesOf(entries);
  const passages = passagesOf(entries);
  const vocabulary = createVocabulary([
    ...phrases.map((row) => row.phrase),
    ...passages.flatMap((row) => [row.gist, row.text]),
  ]);
  const tokenize = (text: string): string[] => contentWords(text).flatMap(vocabulary.termsOf);
  const processTerm = (term: string): string => term;
  const phraseIndex = new MiniSearch<Phrase>({ fields: ['phrase'], tokenize, processTerm });
  phraseIndex.addAll(phrases);
  const passageIndex = new MiniSearch<Passage>({ fields: ['gist', 'text'], tokenize, processTerm });
  passageIndex.addAll(passages);
  const counts = countEntries(phrases, passages);
  const tellingness = (word: string): number =>
    Math.log(1 + entries.length / (counts.get(stemOf(word)) ?? RARE));
  const exactNames = exactNamesOf(phrases);
  return { phrases, passages, phraseIndex, passageIndex, vocabulary, exactNames, tellingness };
};
