import { QUICK_SHEETS_DE } from './de';
import { QUICK_SHEETS_EN } from './en';

export * from './model';

/** Not among the app's words: they load with the glossary. */
export const QUICK_SHEET_WORDS = { de: QUICK_SHEETS_DE, en: QUICK_SHEETS_EN };
