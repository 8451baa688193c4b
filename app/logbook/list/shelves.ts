import type { CampaignCard } from '@/src/game';

export const SHELVES = ['active', 'archived', 'deleted'] as const;
export type CampaignShelf = (typeof SHELVES)[number];

export function shelfOfCampaign(card: Pick<CampaignCard, 'archived' | 'deletedAt'>): CampaignShelf {
  if (card.deletedAt !== null) return 'deleted';
  return card.archived ? 'archived' : 'active';
}
