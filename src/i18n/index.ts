import { createInstance, type i18n, type TFunction } from 'i18next';
import type { de } from './de';
import type { Language } from './languages';
import { SAID_ONCE } from './said-once';
import { fetchWords, wordsHere } from './shelf';

export { LANGUAGES, type Language } from './languages';

export type Translate = TFunction<'app'>;
/** German is the source: what it has, every language has. */
export type GermanWords = typeof de;

/** German first: any device that does not ask for English gets German. */
export const languageFor = (deviceLanguages: readonly string[]): Language =>
  deviceLanguages[0]?.toLowerCase().startsWith('en') === true ? 'en' : 'de';

/** Of a language whose words are here: on phones each, in browsers those fetched before. */
export function createWords(language: Language): i18n {
  const words = createInstance();
  const here = wordsHere(language);
  void words.use(SAID_ONCE).init({
    lng: language,
    defaultNS: 'app',
    ns: ['app'],
    resources: here === null ? {} : { [language]: { app: here } },
    interpolation: { escapeValue: false },
    postProcess: [SAID_ONCE.name],
    initAsync: false,
  });
  return words;
}

/** Null: they have to be fetched first. */
export const wordsIfHere = (language: Language): i18n | null =>
  wordsHere(language) === null ? null : createWords(language);

/** Speaks another language as soon as its words are here. */
export async function speakIn(words: i18n, language: Language): Promise<void> {
  words.addResourceBundle(language, 'app', await fetchWords(language));
  await words.changeLanguage(language);
}

/** Fetches the words of a language; whoever shows something in it waits for this. */
export const readyWords = async (language: Language): Promise<void> => {
  await fetchWords(language);
};
