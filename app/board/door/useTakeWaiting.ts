import { useCallback } from 'react';
import { useGame } from '@/app/wiring/game';
import { useDeskMoves } from '../desk/desk-context';
import { withoutPlace } from '../picture/standing';

/** Whoever still waits for a place comes into the hand by itself: the next tap places it. */
export function useTakeWaiting(): () => void {
  const game = useGame();
  const { take, letGo } = useDeskMoves();
  return useCallback(() => {
    const { adventure = null } = game.store.getState().open?.state ?? {};
    const [waiting] = adventure === null || adventure.map === null ? [] : withoutPlace(adventure);
    if (waiting === undefined) letGo();
    else take({ kind: 'figure', figure: waiting.id, how: 'place', question: null });
  }, [game, take, letGo]);
}
