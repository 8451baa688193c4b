import { useTranslation } from '@/src/i18n/translation';
import { refIn, type Adventure, type SpreadDoubt } from '@/src/rules';
import { useGameWords } from '@/app/play/words/useGameWords';

/** Why the board cannot answer yet, in a sentence. */
export function useDoubtWords(adventure: Adventure): (doubt: SpreadDoubt) => string {
  const { t } = useTranslation();
  const words = useGameWords();
  const names = (ids: readonly string[]): string =>
    ids
      .map((id) => refIn(adventure, id))
      .flatMap((figure) => (figure ? [words.figure(figure)] : []))
      .join(', ');
  return (doubt) => {
    if (doubt.kind !== 'missing') return t(`boardShare.question.doubt.${doubt.kind}`);
    return doubt.figures.length > 0
      ? t('boardShare.question.doubt.missing', { names: names(doubt.figures) })
      : t('boardShare.question.doubt.cubes', { names: names(doubt.cubes) });
  };
}
