import { useCallback } from 'react';
import type { CampaignHero, GameState } from '@/src/rules';
import { heroPage } from './hero-page';
import { usePrintedPages, type PagesOf } from './usePrintedPages';

/** While the sheet is open, printing gives its paper version. */
export function usePrintedSheet(state: GameState, hero: CampaignHero): void {
  const pagesOf: PagesOf = useCallback(
    (now, language, t) => [heroPage(now, hero, language, t)],
    [hero],
  );
  usePrintedPages(pagesOf, state);
}
