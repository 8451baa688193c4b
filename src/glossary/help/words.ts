import type { Language } from '@/src/i18n';
import { helpDe } from './de';
import { helpEn } from './en';
import type { HelpWords } from './model';

const WORDS: Readonly<Record<Language, HelpWords>> = { de: helpDe, en: helpEn };

export const helpWords = (language: Language): HelpWords => WORDS[language];
