import type { DraftWords } from '../../../model';
import type { CUBES_AND_RECALL } from '../data/cubes-and-recall';

export const CUBES_AND_RECALL_WORDS: DraftWords<typeof CUBES_AND_RECALL> = {};
