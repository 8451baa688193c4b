import type { DraftWords } from '../../../model';
import type { MONSTER_TURN } from '../data/monster-turn';

export const MONSTER_TURN_WORDS: DraftWords<typeof MONSTER_TURN> = {};
