import type { CampaignCard } from '@/src/game';

export const SHELVES = ['active', 'archived', 'deleted'] as const;
export type Shelf = (typeof SHELVES)[number];

export function shelfOf(card: Pick<CampaignCard, 'archived' | 'deletedAt'>): Shelf {
  if (card.deletedAt !== null) return 'deleted';
  return card.archived ? 'archived' : 'active';
}
