import type { Language } from '@/src/i18n';
import { useTranslation } from '@/src/i18n/translation';

/** The language on screen, for names that stand in the content tables in both. */
export const useLanguage = (): Language => useTranslation().language;
