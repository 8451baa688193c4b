import type { DraftWords } from '../../../model';
import type { EFFECTS_ON_HEROES } from '../data/effects-on-heroes';

export const EFFECTS_ON_HEROES_WORDS: DraftWords<typeof EFFECTS_ON_HEROES> = {};
