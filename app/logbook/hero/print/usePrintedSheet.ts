import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignHero, GameState } from '@/src/rules';
import { useIsFocused } from '@react-navigation/native';
import { useLanguage } from '@/app/wiring/language';
import { heroPage } from './hero-page';
import { CAN_PRINT, preparePages } from './paper';

/** While the sheet is open, printing gives its paper version. */
export function usePrintedSheet(state: GameState, hero: CampaignHero): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const focused = useIsFocused();
  useEffect(() => {
    if (!CAN_PRINT || !focused) return undefined;
    return preparePages(() => [heroPage(state, hero, language, t)]);
  }, [state, hero, language, t, focused]);
}
