import type { DraftWords } from '../../../model';
import type { GENERAL_TERMS } from '../data/general-terms';

export const GENERAL_TERMS_WORDS: DraftWords<typeof GENERAL_TERMS> = {};
