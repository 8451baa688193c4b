import type { Translate } from '@/src/i18n';
import type { Adventure } from '@/src/rules';
import { DEMO_CHAPTER } from '../demo/setups';

/** Chapters whose names the rulebook tells; the others are for the book to tell. */
const NAMED = ['2', '3', '4', '6', '7', '9', '14', '15'] as const;

export function chapterTitle(chapter: number, t: Translate): string {
  const named = NAMED.find((one) => one === String(chapter));
  return named === undefined
    ? t('tableSetup.start.untitled', { chapter })
    : t(`tableSetup.chapters.${named}`);
}

/** "Kapitel 4 · Runde 2"; the trial adventure is no chapter of the book, nor is a fight (X2). */
export function captionWords(
  { chapter, round, versus }: Pick<Adventure, 'chapter' | 'round' | 'versus'>,
  t: Translate,
): string {
  const before = round === 0;
  if (versus !== undefined) {
    return before ? t('versus.captionBefore') : t('versus.caption', { round });
  }
  if (chapter === DEMO_CHAPTER) {
    return before ? t('tableSetup.demo.captionBefore') : t('tableSetup.demo.caption', { round });
  }
  return before ? t('table.captionBefore', { chapter }) : t('table.caption', { chapter, round });
}

/** "Kapitel 4"; the trial adventure is no chapter of the book. */
export const chapterWords = (chapter: number, t: Translate): string =>
  chapter === DEMO_CHAPTER
    ? t('tableSetup.demo.campaign')
    : t('campaigns.log.chapter', { chapter });

/** "Nach Kapitel 4" */
export const afterChapterWords = (chapter: number, t: Translate): string =>
  chapter === DEMO_CHAPTER
    ? t('logbookCamp.camp.captionTrial')
    : t('logbookCamp.camp.caption', { chapter });

/** "Lager nach Kapitel 4" */
export const campWords = (chapter: number, t: Translate): string =>
  chapter === DEMO_CHAPTER
    ? t('logbookCamp.home.campTrial')
    : t('logbookCamp.home.camp', { chapter });
