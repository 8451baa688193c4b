import type { DraftWords } from '../../../model';
import type { MODES } from '../data/modes';

export const MODES_WORDS: DraftWords<typeof MODES> = {};
