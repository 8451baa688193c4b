import { nameIn } from '@/src/content/drunagor';
import type { Language, Translate } from '@/src/i18n';
import type { HeroSheet } from '@/src/rules';

/** "Rollenfähigkeiten: III-A mit Würfel in Blau"; empty while none is learnt. */
export function roleSkillLine({ roleSkills }: HeroSheet, t: Translate): string {
  const learnt = (['a', 'b'] as const).flatMap((skill) => {
    const colour = roleSkills[skill];
    const name = t(`logbookHero.role.${skill}`);
    return colour === null
      ? []
      : [t('logbookHero.role.spoken', { skill: name, colour: t(`words.cube.${colour}`) })];
  });
  return learnt.length === 0 ? '' : t('group.roleSkills', { list: learnt.join(', ') });
}

/** "Klassen: Weg des Sturms (Magierin) 1, 2"; empty while none is begun. */
export function classLine({ trees }: HeroSheet, language: Language, t: Translate): string {
  const list = trees.map(({ tree, classNames, taken }) => {
    const learnt = taken.map((skill) => t(`logbookHero.trees.skills.${skill}`)).join(', ');
    return `${tree} (${nameIn(classNames, language)}) ${learnt}`;
  });
  return list.length === 0 ? '' : t('group.classes', { list: list.join('; ') });
}
