import { cardById } from '@/src/content/drunagor';
import { RANKS, type Adventure, type Rank } from '@/src/rules';

/** As strong as the strongest on the table. */
export function usualRank({ cards }: Adventure): Rank {
  const places = cards.map(({ face }) => {
    const card = cardById(face.id);
    return card?.kind === 'monster' ? RANKS.indexOf(card.rank) : 0;
  });
  return RANKS[Math.max(0, ...places)] ?? 'rookie';
}
