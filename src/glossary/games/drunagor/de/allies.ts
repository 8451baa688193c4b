import type { DraftWords } from '../../../model';
import type { ALLIES } from '../data/allies';

export const ALLIES_WORDS: DraftWords<typeof ALLIES> = {};
