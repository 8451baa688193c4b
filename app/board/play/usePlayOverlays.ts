import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '@/src/i18n';
import type { Adventure } from '@/src/rules';
import type { BoardMark, BoardOverlays } from '@/src/ui/board';
import { useGameWords, type GameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { useAdventure } from '@/app/play/context/table-context';
import { useHand } from '../desk/desk-context';
import type { Hand } from '../desk/hand';
import { nameOf, toView, type Frame } from '../picture/frame';
import { pushFields } from './move-command';
import { figureOnMap } from '../picture/standing';
import { useReach } from './useReach';

type Held = Extract<Hand, { readonly kind: 'figure' }>;

const marksOf = (
  adventure: Adventure,
  hand: Held,
  { frame, words, t }: { readonly frame: Frame; readonly words: GameWords; readonly t: Translate },
): readonly BoardMark[] => {
  const open = hand.question?.kind === 'displace' ? hand.question.open : [];
  const name = figureName(adventure, open[0] ?? '', words);
  return pushFields(adventure, hand.figure, hand.question).map((field, index) => ({
    ...toView(frame, field),
    id: String(index),
    number: index + 1,
    label: t('board.play.displaceTo', { name, field: nameOf(frame, field) }),
  }));
};

const NONE: BoardOverlays = {};

/** The figure in hand: where it stands, how far it gets, where it pushes others. */
export function usePlayOverlays(frame: Frame): BoardOverlays {
  const { t } = useTranslation();
  const words = useGameWords();
  const hand = useHand();
  const reach = useReach();
  const adventure = useAdventure((whole) => whole);
  return useMemo(() => {
    if (hand.kind !== 'figure') return NONE;
    const { at = null, large = false } = figureOnMap(adventure, hand.figure) ?? {};
    return {
      ...(reach === null ? {} : { reach: reach.fields.map((field) => toView(frame, field.at)) }),
      ...(at === null ? {} : { chosen: { ...toView(frame, at), large } }),
      ...(hand.question?.kind === 'displace'
        ? { marks: marksOf(adventure, hand, { frame, words, t }) }
        : {}),
    };
  }, [hand, reach, adventure, frame, words, t]);
}
