import type { GlossaryEntry } from '../model';
import { openNames, type ExactNames } from './exact';
import { wordsOf, type Word } from './fold';
import { rootFormOf } from './irregular';
import { memoize } from './memoize';
import { unpackLists, unpackNumbers } from './packed';
import { Passages } from './passages';
import {
  openPhrases,
  phrasesByWord,
  wordsByTerm,
  type Phrase,
  type PhrasesByWord,
  type WordsByTerm,
} from './phrases';
import type { SearchIndex } from './search-index';
import { Terms } from './terms';
import { openVocabulary, type Vocabulary } from './vocabulary';

/** A game's index, opened. */
export interface Corpus {
  readonly entries: readonly GlossaryEntry[];
  readonly terms: Terms;
  readonly vocabulary: Vocabulary;
  readonly phrases: readonly Phrase[];
  readonly phrasesByWord: PhrasesByWord;
  readonly wordsByTerm: WordsByTerm;
  readonly passages: Passages;
  readonly exactNames: ExactNames;
  /** How telling a word is: high for words few entries use. */
  readonly tellingness: (word: string) => number;
  /** The words of a text that is shown, which is the same for many queries. */
  readonly wordsOf: (text: string) => readonly Word[];
}

/** As many entries as are taken to use a word that none does: it can only be a misspelling. */
const MISSPELT = 15;

const tellingIn = (entries: number, users: readonly number[], terms: Terms) =>
  memoize((word: string): number => {
    const count = users[terms.placeOf(rootFormOf(word)) ?? -1] ?? 0;
    return Math.log(1 + entries / (count === 0 ? MISSPELT : count));
  });

export const openCorpus = (entries: readonly GlossaryEntry[], index: SearchIndex): Corpus => {
  const terms = new Terms(unpackLists(index.terms));
  const phrases = openPhrases(entries, index, terms);
  const byWord = phrasesByWord(phrases);
  const vocabulary = openVocabulary(index, terms);
  return {
    entries,
    terms,
    phrases,
    phrasesByWord: byWord,
    wordsByTerm: wordsByTerm(byWord, vocabulary),
    vocabulary,
    passages: new Passages(index),
    exactNames: openNames(phrases, index, terms),
    wordsOf: memoize(wordsOf),
    tellingness: tellingIn(entries.length, unpackNumbers(index.users), terms),
  };
};
