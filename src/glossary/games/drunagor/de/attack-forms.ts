import type { DraftWords } from '../../../model';
import type { ATTACK_FORMS } from '../data/attack-forms';

export const ATTACK_FORMS_WORDS: DraftWords<typeof ATTACK_FORMS> = {};
