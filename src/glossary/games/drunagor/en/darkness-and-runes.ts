import type { DraftWords } from '../../../model';
import type { DARKNESS_AND_RUNES } from '../data/darkness-and-runes';

export const DARKNESS_AND_RUNES_WORDS: DraftWords<typeof DARKNESS_AND_RUNES> = {};
