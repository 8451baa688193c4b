import type { DraftWords } from '../../../model';
import type { RESOURCES_AND_TOKENS } from '../data/resources-and-tokens';

export const RESOURCES_AND_TOKENS_WORDS: DraftWords<typeof RESOURCES_AND_TOKENS> = {};
