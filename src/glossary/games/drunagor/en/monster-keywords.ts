import type { DraftWords } from '../../../model';
import type { MONSTER_KEYWORDS } from '../data/monster-keywords';

export const MONSTER_KEYWORDS_WORDS: DraftWords<typeof MONSTER_KEYWORDS> = {};
