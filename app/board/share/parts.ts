import { cardById, CATALOGUE, RUNES } from '@/src/content/drunagor';
import type { TakeParts } from '@/src/game/share';

/** What the rules need to try a shared board out. */
export const SHARE_PARTS: TakeParts = { catalogue: CATALOGUE, runes: RUNES };

export const isLarge = (card: string): boolean => cardById(card)?.size === 'large';
