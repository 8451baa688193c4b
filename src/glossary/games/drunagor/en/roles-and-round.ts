import type { DraftWords } from '../../../model';
import type { ROLES_AND_ROUND } from '../data/roles-and-round';

export const ROLES_AND_ROUND_WORDS: DraftWords<typeof ROLES_AND_ROUND> = {};
