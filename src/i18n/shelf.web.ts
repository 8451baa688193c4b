import type { Language, Words } from './languages';

/** A part of the bundle a language: nobody waits for the other one. */
const FETCH: Readonly<Record<Language, () => Promise<Words>>> = {
  de: async () => (await import('./de')).de,
  en: async () => (await import('./en')).en,
};

const here = new Map<Language, Words>();

/** Null: not fetched yet. */
export const wordsHere = (language: Language): Words | null => here.get(language) ?? null;

export async function fetchWords(language: Language): Promise<Words> {
  const words = here.get(language) ?? (await FETCH[language]());
  here.set(language, words);
  return words;
}
