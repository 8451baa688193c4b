import { paragraphsOf, plainText } from '../links';
import type { Entry, Language } from '../model';
import { LANGUAGES } from '../model';
import { shortName } from '../name';
import { keyOf } from './fold';
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
}

/** The words of an entry's sentences in one language. */
export interface Passage {
  readonly id: number;
  readonly entry: number;
  readonly language: Language;
  readonly gist: readonly string[];
  readonly text: readonly string[];
}

export const phrasesOf = (entries: readonly Entry[]): readonly Phrase[] => {
  const rows = entries.flatMap(({ names, aliases, asked }, entry) =>
    LANGUAGES.flatMap((language) => [
      { entry, language, kind: 'name' as const, phrase: names[language] },
      ...aliases[language].map((phrase) => ({ entry, language, kind: 'alias' as const, phrase })),
      ...asked[language].map((phrase) => ({ entry, language, kind: 'asked' as const, phrase })),
    ]),
  );
  return rows.map((row, id) => ({
    ...{ id, ...row },
    ...{ words: contentWords(row.phrase), key: keyOf(row.phrase) },
  }));
};

export const passagesOf = (entries: readonly Entry[]): readonly Passage[] => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const nameIn = (language: Language) => (id: string) => {
    const linked = byId.get(id);
    return linked ? shortName(linked, language) : id;
  };
  const rows = entries.flatMap(({ words }, entry) =>
    LANGUAGES.map((language) => ({
      ...{ entry, language, gist: contentWords(words[language].gist) },
      text: paragraphsOf(words[language]).flatMap((paragraph) =>
        contentWords(plainText(paragraph, nameIn(language))),
      ),
    })),
  );
  return rows.map((row, id) => ({ id, ...row }));
};
