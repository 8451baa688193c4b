import type { DraftWords } from '../../../model';
import type { MONSTER_KINDS } from '../data/monster-kinds';

export const MONSTER_KINDS_WORDS: DraftWords<typeof MONSTER_KINDS> = {};
