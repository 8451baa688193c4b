import { HERO_CLASSES, HEROES, nameIn } from '@/src/content/drunagor';
import type { Language, Translate } from '@/src/i18n';
import type { CampaignHero } from '@/src/rules';

/** The class is kept in the words of that time; a printed one is known in both languages. */
export const classOf = ({ heroClass }: Pick<CampaignHero, 'heroClass'>) =>
  HERO_CLASSES.find(({ id, en, de }) => ([id, en, de] as string[]).includes(heroClass.trim()));

export function className(hero: Pick<CampaignHero, 'heroClass'>, language: Language): string {
  const printed = classOf(hero);
  return printed ? nameIn(printed, language) : hero.heroClass;
}

/** "Magierin · Elfenvolk · Pfad der Mystik" */
export function heroLine(hero: CampaignHero, language: Language, t: Translate): string {
  const board = HEROES.find(({ id }) => id === hero.board);
  return [
    className(hero, language),
    ...(board ? [t(`logbookHero.race.${board.race}`), t(`logbookHero.path.${board.path}`)] : []),
  ]
    .filter((word) => word !== '')
    .join(' · ');
}
