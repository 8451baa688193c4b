import type { Translate } from '@/src/i18n';

/** Chapters whose names the rulebook tells; the others are for the book to tell. */
const NAMED = ['2', '3', '4', '6', '7', '9', '14', '15'] as const;

export function chapterTitle(chapter: number, t: Translate): string {
  const named = NAMED.find((one) => one === String(chapter));
  return named === undefined
    ? t('tableSetup.start.untitled', { chapter })
    : t(`tableSetup.chapters.${named}`);
}
