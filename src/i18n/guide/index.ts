import type { Language } from '../languages';
import { guideDe } from './de';
import { guideEn } from './en';
import type { GuideWords } from './model';

const WORDS: Readonly<Record<Language, GuideWords>> = { de: guideDe, en: guideEn };

export const guideWords = (language: Language): GuideWords => WORDS[language];
