import type { Translate } from '@/src/i18n';
import type { QuickRanking } from '@/src/rules';

/** What a criterion compares (K2). */
export type Compared = 'hp' | 'cubes' | 'curse' | 'resources';

export const COMPARED: Readonly<Record<QuickRanking['criterion'], Compared>> = {
  standard: 'hp',
  bloodseeker: 'hp',
  defiant: 'cubes',
  relentless: 'cubes',
  reckoner: 'curse',
  covetous: 'resources',
};

export const rankedValueWords = (compared: Compared, value: number | null, t: Translate): string =>
  value === null
    ? t('tableTurn.ranking.unknown')
    : t(`tableTurn.ranking.value.${compared}`, { n: value });
