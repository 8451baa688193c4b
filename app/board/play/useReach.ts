import { useMemo } from 'react';
import { allyIn, heroIn, heroReach, movementLeft, type ReachedField } from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { useHand } from '../desk/desk-context';

export interface HeroReach {
  readonly points: number;
  readonly fields: readonly ReachedField[];
}

/** How far the hero or ally in hand gets on foot; null: nobody walks. */
export function useReach(): HeroReach | null {
  const hand = useHand();
  const adventure = useAdventure((whole) => whole);
  const walking = hand.kind === 'figure' && hand.how === 'walk' ? hand.figure : '';
  return useMemo(() => {
    const walker = heroIn(adventure, walking) ?? allyIn(adventure, walking);
    if (walker === undefined || walker.at === null) return null;
    return {
      points: movementLeft(adventure, walking),
      fields: heroReach(adventure, walking),
    };
  }, [adventure, walking]);
}
