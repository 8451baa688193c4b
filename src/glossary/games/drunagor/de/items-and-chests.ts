import type { DraftWords } from '../../../model';
import type { ITEMS_AND_CHESTS } from '../data/items-and-chests';

export const ITEMS_AND_CHESTS_WORDS: DraftWords<typeof ITEMS_AND_CHESTS> = {};
