import { useMemo } from 'react';
import type { BoardActions, BoardPoint } from '@/src/ui/board';
import { useAdventure } from '@/app/play/context/table-context';
import { useGame } from '@/app/wiring/game';
import { useDeskMoves, useHand } from '../desk/desk-context';
import type { Hand } from '../desk/hand';
import { everyFigure } from '../picture/figures';
import { toMap, type Frame } from '../picture/frame';
import { pushFields, usualMoveKind } from './move-command';
import { figureOnMap } from '../picture/standing';
import { useFigureMove } from './useFigureMove';

type Held = Extract<Hand, { readonly kind: 'figure' }>;

/** What a tap on the map does in play: figures and tokens are chosen, fields are where they go. */
export function usePlayActions(frame: Frame): BoardActions {
  const hand = useHand();
  const { take, letGo, hover } = useDeskMoves();
  const { go, pushTo } = useFigureMove(frame);
  const game = useGame();
  const adventure = useAdventure((whole) => whole);
  return useMemo(() => {
    const now = () => game.store.getState().open?.state.adventure ?? adventure;
    const held = (figure: string): Held => ({
      kind: 'figure',
      figure,
      how: usualMoveKind(now(), figure),
      question: null,
    });
    const onFigure = (id: string) =>
      hand.kind === 'figure' && hand.figure === id ? letGo() : take(held(id));
    const onObject = (object: string) =>
      hand.kind === 'object' && hand.object === object ? letGo() : take({ kind: 'object', object });
    const onDrop = (id: string, x: number, y: number) => {
      const one = held(id);
      take(one);
      go(one, toMap(frame, x, y), 'seen');
    };
    const movable = everyFigure(adventure).flatMap(({ id, at }) => (at === null ? [] : [id]));
    const onHover = (id: string, at: BoardPoint | undefined) =>
      hover(at === undefined ? null : { figure: id, to: toMap(frame, at.x, at.y) });
    const choose = { onFigure, onObject, onDrop, onHover, movable };
    if (hand.kind !== 'figure') return choose;
    if (hand.question?.kind === 'displace') {
      const fields = pushFields(adventure, hand.figure, hand.question);
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
  }, [hand, adventure, frame, game, take, letGo, hover, go, pushTo]);
}
