import type { DraftWords } from '../../../model';
import type { RANGE_AND_TARGETS } from '../data/range-and-targets';

export const RANGE_AND_TARGETS_WORDS: DraftWords<typeof RANGE_AND_TARGETS> = {};
