import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Language, Translate } from '@/src/i18n';
import type { GameState } from '@/src/rules';
import { useLanguage } from '@/app/wiring/language';
import { CAN_PRINT, preparePages, type PrintPage } from './paper';

/** What a screen becomes on paper; the same function from drawing to drawing. */
export type PagesOf = (state: GameState, language: Language, t: Translate) => readonly PrintPage[];

/** While the screen is open, printing gives these pages. */
export function usePrintedPages(pagesOf: PagesOf, state: GameState): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const focused = useIsFocused();
  useEffect(() => {
    if (!CAN_PRINT || !focused) return undefined;
    return preparePages(() => pagesOf(state, language, t));
  }, [pagesOf, state, language, t, focused]);
}
