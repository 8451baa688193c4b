import { useEffect, useRef } from 'react';
import type { Adventure } from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { turnKey } from '@/app/play/turn/turn-lines';
import { pieceIn } from '../picture/pieces';
import { figureOnMap } from '../picture/standing';
import { useDeskMoves, useDeskNow, useHand } from '../desk/desk-context';
import type { Hand } from '../desk/hand';

const isThere = (hand: Hand, adventure: Adventure): boolean => {
  switch (hand.kind) {
    case 'laid':
      return pieceIn(adventure.map, hand.piece) !== undefined;
    case 'object':
      return adventure.map?.objects.some(({ id }) => id === hand.object) ?? false;
    case 'figure':
      return figureOnMap(adventure, hand.figure) !== undefined;
    case 'nothing':
    case 'piece':
    case 'brush':
    case 'thing':
    case 'darkness':
      return true;
  }
};

/** With the next turn the hand is empty: who holds a figure now means another one. */
function useEmptyEachTurn(): void {
  const now = useDeskNow();
  const { letGo } = useDeskMoves();
  const turn = useAdventure((adventure) => turnKey(adventure.round, adventure.turn));
  const last = useRef(turn);
  useEffect(() => {
    if (last.current === turn) return;
    last.current = turn;
    const { kind } = now().hand;
    if (kind === 'figure' || kind === 'object') letGo();
  }, [turn, now, letGo]);
}

/** Undo, a defeat, or being out of a fight (X9) may take away what is in hand. */
export function useTidyHand(): void {
  useEmptyEachTurn();
  const hand = useHand();
  const { letGo } = useDeskMoves();
  const there = useAdventure((adventure) => isThere(hand, adventure));
  useEffect(() => {
    if (!there) letGo();
  }, [there, letGo]);
}
