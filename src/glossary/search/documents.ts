import { LANGUAGES, type Language } from '@/src/i18n/languages';
import { paragraphsOf, textShown } from '../links';
import type { GlossaryEntry } from '../model';
import { shortName } from '../entries';
import { foldedKey } from './fold';
import { rootFormOf } from './irregular';
import { contentWords } from './vocabulary';

/** A name, alias or asked phrase of an entry. */
export interface Phrase {
  readonly id: number;
  readonly entry: number;
  readonly language: Language;
  readonly kind: 'name' | 'alias' | 'asked';
  readonly phrase: string;
  readonly words: readonly string[];
  readonly key: string;
  /** Whether only its stop words tell it from the name of another entry. */
  readonly isBlurred: boolean;
}

/** The words of an entry's sentences in one language. */
export interface Passage {
  readonly id: number;
  readonly entry: number;
  readonly language: Language;
  readonly gist: readonly string[];
  readonly text: readonly string[];
}

type ReadPhrase = Omit<Phrase, 'isBlurred'>;

const rootsKey = (words: readonly string[]): string => words.map(rootFormOf).join(' ');

/** "Where does the darkness go" is left with "darkness", which is somebody else's name. */
const blurring = (phrases: readonly ReadPhrase[]): ((phrase: ReadPhrase) => boolean) => {
  const owners = new Map<string, number>();
  for (const { kind, words, entry } of phrases) {
    if (kind === 'name') owners.set(rootsKey(words), entry);
  }
  return ({ kind, words, key, entry }) => {
    if (kind === 'name' || words.join('') === key) return false;
    return (owners.get(rootsKey(words)) ?? entry) !== entry;
  };
};

export const phrasesOf = (entries: readonly GlossaryEntry[]): readonly Phrase[] => {
  const rows = entries.flatMap(({ names, aliases, asked }, entry) =>
    LANGUAGES.flatMap((language) => [
      { entry, language, kind: 'name' as const, phrase: names[language] },
      ...aliases[language].map((phrase) => ({ entry, language, kind: 'alias' as const, phrase })),
      ...asked[language].map((phrase) => ({ entry, language, kind: 'asked' as const, phrase })),
    ]),
  );
  const read = rows.map((row, id) => {
    const words = contentWords(row.phrase);
    return { ...row, id, words, key: foldedKey(row.phrase) };
  });
  const isBlurred = blurring(read);
  return read.map((row) => ({ ...row, isBlurred: isBlurred(row) }));
};

export const passagesOf = (entries: readonly GlossaryEntry[]): readonly Passage[] => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const nameIn = (language: Language) => (id: string) => {
    const linked = byId.get(id);
    return linked ? shortName(linked, language) : id;
  };
  const rows = entries.flatMap(({ words }, entry) =>
    LANGUAGES.map((language) => ({
      entry,
      language,
      gist: contentWords(words[language].gist),
      text: paragraphsOf(words[language]).flatMap((paragraph) =>
        contentWords(textShown(paragraph, nameIn(language))),
      ),
    })),
  );
  return rows.map((row, id) => ({ id, ...row }));
};
