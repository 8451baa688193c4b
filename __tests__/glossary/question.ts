import type { Language } from '@/src/i18n';

/** What somebody types, and the entry that must be among the first three. */
export type Question = readonly [language: Language, typed: string, entry: string];
