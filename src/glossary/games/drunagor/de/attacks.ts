import type { DraftWords } from '../../../model';
import type { ATTACKS } from '../data/attacks';

export const ATTACKS_WORDS: DraftWords<typeof ATTACKS> = {};
