import { LANGUAGES, type Language } from '@/src/i18n/languages';
import { shortName } from '../entries';
import { paragraphsOf, textShown } from '../links';
import type { GlossaryEntry } from '../model';
import { contentOf, contentWords } from '../search/content-words';
import { foldedWordsOf } from '../search/fold';
import { rootFormOf } from '../search/irregular';
import { phraseTextsOf, type PhraseText } from '../search/phrases';

/** A name, alias or asked phrase, read. */
export interface ReadPhrase extends PhraseText {
  readonly all: readonly string[];
  /** Those that say what it is about. */
  readonly words: readonly string[];
}

/** The words of an entry's sentences in one language. */
export interface ReadPassage {
  readonly entry: number;
  readonly gist: readonly string[];
  readonly text: readonly string[];
}

export const readPhrases = (entries: readonly GlossaryEntry[]): readonly ReadPhrase[] =>
  phraseTextsOf(entries).map((text) => {
    const all = foldedWordsOf(text.phrase);
    return { ...text, all, words: contentOf(all) };
  });

const rootsKey = (words: readonly string[]): string => words.map(rootFormOf).join(' ');

/** "Where does the darkness go" is left with "darkness", which is somebody else's name. */
export const blurredAmong = (phrases: readonly ReadPhrase[]): readonly number[] => {
  const owners = new Map<string, number>();
  for (const { kind, words, entry } of phrases) {
    if (kind === 'name') owners.set(rootsKey(words), entry);
  }
  const isBlurred = ({ kind, words, all, entry }: ReadPhrase): boolean => {
    if (kind === 'name' || words.join('') === all.join('')) return false;
    return (owners.get(rootsKey(words)) ?? entry) !== entry;
  };
  return phrases.flatMap((phrase, place) => (isBlurred(phrase) ? [place] : []));
};

const REMARK = /\s*\([^)]*\)/g;
const NUMBER = /\s+X(?=\s|$)/g;

/** A name may be typed with or without its X and its remark in brackets. */
export const otherSpellings = (phrase: string): readonly string[] => {
  const bare = phrase.replace(REMARK, '');
  return [...new Set([bare, bare.replace(NUMBER, '')])].filter((spelling) => spelling !== phrase);
};

export const readPassages = (entries: readonly GlossaryEntry[]): readonly ReadPassage[] => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const nameIn = (language: Language) => (id: string) => {
    const linked = byId.get(id);
    return linked ? shortName(linked, language) : id;
  };
  return entries.flatMap(({ words }, entry) =>
    LANGUAGES.map((language) => ({
      entry,
      gist: contentWords(words[language].gist),
      text: paragraphsOf(words[language]).flatMap((paragraph) =>
        contentWords(textShown(paragraph, nameIn(language))),
      ),
    })),
  );
};
