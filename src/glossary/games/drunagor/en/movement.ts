import type { DraftWords } from '../../../model';
import type { MOVEMENT } from '../data/movement';

export const MOVEMENT_WORDS: DraftWords<typeof MOVEMENT> = {};
