import { heroIn, type AdventureHero } from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { useHand } from '../desk/desk-context';

/** The hero in hand, else the one whose turn it is; null: none who stands on the map, or it is over. */
export function useHelped(): AdventureHero | null {
  const hand = useHand();
  const held = hand.kind === 'figure' ? hand.figure : null;
  return useAdventure((adventure) => {
    if (adventure.outcome !== null) return null;
    const hero = heroIn(adventure, held ?? adventure.turn?.figure ?? '');
    return hero === undefined || hero.at === null || hero.unconscious ? null : hero;
  });
}

/** Phones: the players asked for the range of the hero in hand. */
export const useIsHelping = (): boolean => {
  const hand = useHand();
  return hand.kind === 'figure' && hand.help === true;
};
