import type { DraftWords } from '../../../model';
import type { SETUP_AND_DOORS } from '../data/setup-and-doors';

export const SETUP_AND_DOORS_WORDS: DraftWords<typeof SETUP_AND_DOORS> = {};
