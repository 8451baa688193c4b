import { de } from './de';
import { en } from './en';
import type { Language, Words } from './languages';

const WORDS: Readonly<Record<Language, Words>> = { de, en };

/** Phones have all words in their bundle. */
export const wordsHere = (language: Language): Words | null => WORDS[language];

export const fetchWords = async (language: Language): Promise<Words> => WORDS[language];
