import type { DraftWords } from '../../../model';
import type { TERRAIN_AND_TRAPS } from '../data/terrain-and-traps';

export const TERRAIN_AND_TRAPS_WORDS: DraftWords<typeof TERRAIN_AND_TRAPS> = {};
