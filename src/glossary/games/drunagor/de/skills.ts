import type { DraftWords } from '../../../model';
import type { SKILLS } from '../data/skills';

export const SKILLS_WORDS: DraftWords<typeof SKILLS> = {};
