import type { Translate } from '@/src/i18n';
import type { SingleBonus } from '@/src/rules';

const PARTS = ['skill1', 'skill2', 'gear1', 'gear2', 'classSkill'] as const;

/** X1: "2 Fähigkeiten Stufe 1, 1 Ausrüstung Stufe 1". */
export const bonusWords = (bonus: SingleBonus, t: Translate): string =>
  PARTS.filter((part) => bonus[part] > 0)
    .map((part) => t(`logbookCamp.single.${part}`, { count: bonus[part] }))
    // A number does not stand alone at the end of a line.
    .map((words) => words.replace(' ', '\u00a0'))
    .join(', ');
