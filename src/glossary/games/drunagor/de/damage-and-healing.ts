import type { DraftWords } from '../../../model';
import type { DAMAGE_AND_HEALING } from '../data/damage-and-healing';

export const DAMAGE_AND_HEALING_WORDS: DraftWords<typeof DAMAGE_AND_HEALING> = {};
