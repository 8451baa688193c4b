import { createInstance, type i18n, type TFunction } from 'i18next';
import { de } from './de';
import { en } from './en';
import type { Language } from './languages';
import { SAID_ONCE } from './said-once';

export { LANGUAGES, type Language } from './languages';

export type Translate = TFunction<'app'>;
export const WORDS = { de, en };

/** German first: any device that does not ask for English gets German. */
export const languageFor = (deviceLanguages: readonly string[]): Language =>
  deviceLanguages[0]?.toLowerCase().startsWith('en') === true ? 'en' : 'de';

/** Synchronous, because all words are in the bundle. */
export function createWords(language: Language): i18n {
  const words = createInstance();
  void words.use(SAID_ONCE).init({
    lng: language,
    fallbackLng: 'de',
    defaultNS: 'app',
    ns: ['app'],
    resources: { de: { app: de }, en: { app: en } },
    interpolation: { escapeValue: false },
    postProcess: [SAID_ONCE.name],
    initAsync: false,
  });
  return words;
}
