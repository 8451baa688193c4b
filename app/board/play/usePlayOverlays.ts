import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import type { Adventure, Position } from '@/src/rules';
import type { BoardMark, BoardOverlays } from '@/src/ui/board';
import { useGameWords, type GameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { useAdventure } from '@/app/play/context/table-context';
import { useGameView } from '@/app/wiring/game';
import { useDesk, useHand } from '../desk/desk-context';
import type { Hand, WalkAhead } from '../desk/hand';
import { nameOf, toView, type Frame } from '../picture/frame';
import { pushFields, usualMoveKind } from './move-command';
import { figureOnMap } from '../picture/standing';
import { useReach } from './useReach';
import { walkAhead } from './walk-ahead';

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

/** The way to a field, and what it costs, written beside it. */
const wayOverlay = (
  to: Position,
  { way, points, harm }: WalkAhead,
  frame: Frame,
  t: Translate,
): BoardOverlays => ({
  path: way.map((field) => toView(frame, field)),
  chosen: toView(frame, to),
  pathCost: [t('boardTurn.does.cost', { count: points }), ...(harm.length > 0 ? ['!'] : [])].join(
    ' ',
  ),
});

interface Dragged {
  readonly to: Position;
  readonly ahead: WalkAhead;
}

/** The figure under the finger and the way it would go; null: none, or it does not walk. */
function useDragged(): Dragged | null {
  const hover = useDesk((desk) => desk.hover);
  const state = useGameView(({ open }) => open?.state ?? null);
  return useMemo(() => {
    const adventure = state?.adventure ?? null;
    if (hover === null || state === null || adventure === null) return null;
    if (usualMoveKind(adventure, hover.figure) !== 'walk') return null;
    const ahead = walkAhead(state, hover.figure, hover.to);
    return ahead === null ? null : { to: hover.to, ahead };
  }, [hover, state]);
}

const NONE: BoardOverlays = {};

/** The figure in hand: where it stands, how far it gets, where it pushes others. */
export function usePlayOverlays(frame: Frame): BoardOverlays {
  const { t } = useTranslation();
  const words = useGameWords();
  const hand = useHand();
  const reach = useReach();
  const adventure = useAdventure((whole) => whole);
  const dragged = useDragged();
  return useMemo(() => {
    const far =
      reach === null ? {} : { reach: reach.fields.map((field) => toView(frame, field.at)) };
    if (dragged !== null) return { ...far, ...wayOverlay(dragged.to, dragged.ahead, frame, t) };
    if (hand.kind !== 'figure') return NONE;
    const { at = null, large = false } = figureOnMap(adventure, hand.figure) ?? {};
    const { question } = hand;
    return {
      ...far,
      ...(at === null ? {} : { chosen: { ...toView(frame, at), large } }),
      ...(question === null || question.kind === 'displace'
        ? {}
        : wayOverlay(question.to, question.ahead, frame, t)),
      ...(question?.kind === 'displace'
        ? { marks: marksOf(adventure, hand, { frame, words, t }) }
        : {}),
    };
  }, [dragged, hand, reach, adventure, frame, words, t]);
}
