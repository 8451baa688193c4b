import { useTranslation } from 'react-i18next';
import type { Language } from '@/src/i18n';

/** The language on screen, for names that stand in the content tables in both. */
export const useLanguage = (): Language => (useTranslation().i18n.language === 'en' ? 'en' : 'de');
