import { useMemo } from 'react';
import {
  allyIn,
  heroIn,
  heroReach,
  movementLeft,
  type Adventure,
  type ReachedField,
} from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { useDesk, useHand } from '../desk/desk-context';
import { usualMoveKind } from './move-command';

export interface HeroReach {
  readonly points: number;
  readonly fields: readonly ReachedField[];
}

/** The one under the finger, else the one in hand; nobody: neither of them walks. */
function useWalking(adventure: Adventure): string {
  const hand = useHand();
  const dragged = useDesk(({ hover }) => hover?.figure ?? null);
  if (dragged !== null) return usualMoveKind(adventure, dragged) === 'walk' ? dragged : '';
  return hand.kind === 'figure' && hand.how === 'walk' ? hand.figure : '';
}

/** How far the hero or ally in hand gets on foot; null: nobody walks. */
export function useReach(): HeroReach | null {
  const adventure = useAdventure((whole) => whole);
  const walking = useWalking(adventure);
  return useMemo(() => {
    const walker = heroIn(adventure, walking) ?? allyIn(adventure, walking);
    if (walker === undefined || walker.at === null) return null;
    return {
      points: movementLeft(adventure, walking),
      fields: heroReach(adventure, walking),
    };
  }, [adventure, walking]);
}
