import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { samePosition, type Adventure, type Displaced, type Position } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { useMoves } from '@/app/play/context/table-context';
import { useGame } from '@/app/wiring/game';
import { useDeskMoves } from '../desk/desk-context';
import type { Hand, MoveKind, MoveQuestion } from '../desk/hand';
import { nameOf, type Frame } from '../picture/frame';
import { displacing, inTheWay, moveCommand, standsOn, targetOf } from './move-command';
import { figureOnMap } from '../picture/standing';
import { useTakeWaiting } from '../door/useTakeWaiting';
import { useTellMove } from './useTellMove';
import { walkQuestion } from './walk-ahead';

type Held = Extract<Hand, { readonly kind: 'figure' }>;

export interface FigureMove {
  /** Goes there, or asks first; a walk is shown before, unless its way was seen while dragging. */
  readonly go: (hand: Held, field: Position, seen?: 'seen') => void;
  readonly goAnyway: (hand: Held) => Promise<void>;
  /** R1: the first of the waiting ones goes there; with the last one the monster moves. */
  readonly pushTo: (hand: Held, field: Position) => void;
}

export function useFigureMove(frame: Frame): FigureMove {
  const { t } = useTranslation();
  const game = useGame();
  const words = useGameWords();
  const { show } = useSnackbar();
  const { act } = useMoves();
  const { take, letGo } = useDeskMoves();
  const takeWaiting = useTakeWaiting();
  const tell = useTellMove(frame);
  return useMemo(() => {
    const now = (): Adventure | null => game.store.getState().open?.state.adventure ?? null;
    const move = async (
      { figure }: Held,
      to: Position,
      how: MoveKind,
      displaced: readonly Displaced[] = [],
    ) => {
      const fresh = isWithoutPlace(now(), figure);
      const asked = moveCommand(figure, to, how, displaced);
      if (!(await act(asked, { done: tell(figure, to) }))) return;
      if (fresh) takeWaiting();
      else letGo();
    };
    const go = (hand: Held, field: Position, seen?: 'seen') => {
      const state = game.store.getState().open?.state;
      const adventure = state?.adventure ?? null;
      if (state === undefined || adventure === null) return;
      const to = targetOf(adventure, hand.figure, field);
      if (standsOn(adventure, hand.figure, to)) return letGo();
      const other = inTheWay(adventure, hand.figure, to);
      if (other !== null) {
        const name = figureName(adventure, other, words);
        return show({
          text: t('board.play.taken', { field: nameOf(frame, to), other: name }),
          refused: true,
        });
      }
      const question =
        (hand.how === 'walk' ? walkQuestion(state, hand.figure, to) : null) ??
        displacing(adventure, hand.figure, to, hand.how);
      if (question === null || isSettled(hand, question, seen)) void move(hand, to, hand.how);
      else take({ ...hand, question });
    };
    const pushTo = (hand: Held, field: Position) => {
      const { question } = hand;
      if (question?.kind !== 'displace') return;
      const [figure = '', ...open] = question.open;
      const displaced = [...question.displaced, { figure, at: field }];
      if (open.length === 0) void move(hand, question.to, hand.how, displaced);
      else take({ ...hand, question: { ...question, open, displaced } });
    };
    const goAnyway = async (hand: Held) => {
      if (hand.question !== null) await move(hand, hand.question.to, hand.how);
    };
    return { go, goAnyway, pushTo };
  }, [t, game, words, show, act, take, letGo, takeWaiting, tell, frame]);
}

/** The same field tapped again, or let go there: the way was seen. */
const isSettled = (hand: Held, question: MoveQuestion, seen: 'seen' | undefined): boolean =>
  question.kind === 'ahead' &&
  (seen === 'seen' ||
    (hand.question?.kind === 'ahead' && samePosition(hand.question.to, question.to)));

const isWithoutPlace = (adventure: Adventure | null, figure: string): boolean =>
  adventure !== null && figureOnMap(adventure, figure)?.at === null;
