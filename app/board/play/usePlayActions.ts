import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '../../../src/i18n';
import { displacementOnMap, type Adventure, type Position } from '../../../src/rules';
import type { BoardActions, BoardMark, BoardOverlays } from '../../../src/ui/board';
import { useGameWords, type GameWords } from '../../game-words/useGameWords';
import { figureName } from '../../table/play/next-up';
import { useAdventure } from '../../table/play/table-context';
import { useGame } from '../../wiring/game';
import { useDeskMoves, useHand } from '../desk/desk-context';
import type { Hand } from '../desk/hand';
import { everyFigure } from '../picture/figures';
import { nameOf, toMap, toView, type Frame } from '../picture/frame';
import { usualHow } from './move-command';
import { figureOnMap } from './standing';
import { useFigureMove } from './useFigureMove';
import { useReach } from './useReach';

type Held = Extract<Hand, { readonly kind: 'figure' }>;

/** R1: the fields the first of the pushed monsters may go to. */
function pushFields(adventure: Adventure, { figure, question }: Held): readonly Position[] {
  if (question?.kind !== 'displace') return [];
  return displacementOnMap(
    adventure,
    figure,
    question.to,
    question.displaced.map(({ at }) => at),
  );
}

/** What a tap on the map does in play: figures and tokens are chosen, fields are where they go. */
export function usePlayActions(frame: Frame): BoardActions {
  const hand = useHand();
  const { take, letGo } = useDeskMoves();
  const { go, pushTo } = useFigureMove(frame);
  const game = useGame();
  const adventure = useAdventure((whole) => whole);
  return useMemo(() => {
    const now = () => game.store.getState().open?.state.adventure ?? adventure;
    const held = (figure: string): Held => ({
      ...{ kind: 'figure', figure, how: usualHow(now(), figure), question: null },
    });
    const onFigure = (id: string) =>
      hand.kind === 'figure' && hand.figure === id ? letGo() : take(held(id));
    const onObject = (object: string) =>
      hand.kind === 'object' && hand.object === object ? letGo() : take({ kind: 'object', object });
    const onDrop = (id: string, x: number, y: number) => {
      const one = held(id);
      take(one);
      go(one, toMap(frame, x, y));
    };
    const movable = everyFigure(adventure).map(({ id }) => id);
    const choose = { onFigure, onObject, onDrop, movable };
    if (hand.kind !== 'figure') return choose;
    if (hand.question?.kind === 'displace') {
      const fields = pushFields(adventure, hand);
      return {
        onMark: (id) => {
          const field = fields[Number(id)];
          if (field !== undefined) pushTo(hand, field);
        },
      };
    }
    const onField = (x: number, y: number) => go(hand, toMap(frame, x, y));
    const figure = figureOnMap(adventure, hand.figure);
    // Whoever has no place yet, or takes a whole zone, is not put aside by tapping another one.
    if (figure === undefined || figure.at === null || figure.large) return { onField };
    return { ...choose, onField };
  }, [hand, adventure, frame, game, take, letGo, go, pushTo]);
}

const marksOf = (
  adventure: Adventure,
  hand: Held,
  { frame, words, t }: { readonly frame: Frame; readonly words: GameWords; readonly t: Translate },
): readonly BoardMark[] => {
  const open = hand.question?.kind === 'displace' ? hand.question.open : [];
  const name = figureName(adventure, open[0] ?? '', words);
  return pushFields(adventure, hand).map((field, index) => ({
    ...toView(frame, field),
    ...{ id: String(index), number: index + 1 },
    label: t('board.play.displaceTo', { name, field: nameOf(frame, field) }),
  }));
};

const NONE: BoardOverlays = {};

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
