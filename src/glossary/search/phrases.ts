import { LANGUAGES, type Language } from '@/src/i18n/languages';
import type { GlossaryEntry } from '../model';
import { unpackGrowing, unpackLists, unpackNumbers } from './packed';
import type { SearchIndex } from './search-index';
import type { Terms } from './terms';
import type { Vocabulary } from './vocabulary';

/** A name, alias or asked phrase of an entry. */
export interface PhraseText {
  readonly entry: number;
  readonly language: Language;
  readonly kind: 'name' | 'alias' | 'asked';
  readonly phrase: string;
}

/** In the order the index numbers them. */
export const phraseTextsOf = (entries: readonly GlossaryEntry[]): readonly PhraseText[] => {
  const texts: PhraseText[] = [];
  entries.forEach(({ names, aliases, asked }, entry) => {
    for (const language of LANGUAGES) {
      texts.push({ entry, language, kind: 'name', phrase: names[language] });
      for (const phrase of aliases[language]) {
        texts.push({ entry, language, kind: 'alias', phrase });
      }
      for (const phrase of asked[language]) texts.push({ entry, language, kind: 'asked', phrase });
    }
  });
  return texts;
};

export interface Phrase extends PhraseText {
  /** Places of the terms that say what it is about. */
  readonly words: readonly number[];
  readonly key: string;
  /** Whether only its stop words tell it from the name of another entry. */
  readonly isBlurred: boolean;
}

const contentOf = (words: readonly number[], isStop: (word: number) => boolean) => {
  const content = words.filter((word) => !isStop(word));
  return content.length > 0 ? content : words;
};

export const keyOfWords = (words: readonly number[], terms: Terms): string => {
  let key = '';
  for (const word of words) key += terms.at(word);
  return key;
};

const openPhrase = (
  { entry, language, kind, phrase }: PhraseText,
  words: readonly number[],
  isBlurred: boolean,
  terms: Terms,
): Phrase => ({
  entry,
  language,
  kind,
  phrase,
  words: words.some(terms.isStopWord) ? contentOf(words, terms.isStopWord) : words,
  key: keyOfWords(words, terms),
  isBlurred,
});

export const openPhrases = (
  entries: readonly GlossaryEntry[],
  index: SearchIndex,
  terms: Terms,
): readonly Phrase[] => {
  const blurred = new Set(unpackGrowing(index.blurred));
  const lists = unpackLists(index.phrases);
  return phraseTextsOf(entries).map((text, place) =>
    openPhrase(text, unpackNumbers(lists[place] ?? ''), blurred.has(place), terms),
  );
};

/** By word, the phrases it says something in. */
export type PhrasesByWord = ReadonlyMap<number, readonly number[]>;

/** By term, the words of phrases that stand for it. */
export type WordsByTerm = ReadonlyMap<number, readonly number[]>;

const addTo = (lists: Map<number, number[]>, key: number, value: number): void => {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
};

export const phrasesByWord = (phrases: readonly Phrase[]): PhrasesByWord => {
  const byWord = new Map<number, number[]>();
  phrases.forEach(({ words }, place) => {
    for (const word of words) addTo(byWord, word, place);
  });
  return byWord;
};

export const wordsByTerm = (
  byWord: PhrasesByWord,
  { termsAt }: Pick<Vocabulary, 'termsAt'>,
): WordsByTerm => {
  const byTerm = new Map<number, number[]>();
  for (const word of byWord.keys()) {
    for (const term of termsAt(word)) addTo(byTerm, term, word);
  }
  return byTerm;
};
