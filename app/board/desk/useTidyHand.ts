import { useEffect } from 'react';
import { refIn, type Adventure } from '../../../src/rules';
import { useAdventure } from '../../table/play/table-context';
import { pieceIn } from '../picture/pieces';
import { useDeskMoves, useHand } from './desk-context';
import type { Hand } from './hand';

const isThere = (hand: Hand, adventure: Adventure): boolean => {
  switch (hand.kind) {
    case 'laid':
      return pieceIn(adventure.map, hand.piece) !== undefined;
    case 'object':
      return adventure.map?.objects.some(({ id }) => id === hand.object) ?? false;
    case 'figure':
      return refIn(adventure, hand.figure) !== undefined;
    case 'nothing':
    case 'piece':
    case 'brush':
    case 'thing':
      return true;
  }
};

/** Undo, or a defeat, may take away what is in hand. */
export function useTidyHand(): void {
  const hand = useHand();
  const { letGo } = useDeskMoves();
  const there = useAdventure((adventure) => isThere(hand, adventure));
  useEffect(() => {
    if (!there) letGo();
  }, [there, letGo]);
}
