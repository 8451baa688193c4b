import type { Translate } from '@/src/i18n';
import type { Campaign, GroupConsequence } from '@/src/rules';

/** "Lorelai, Vorn", or that everybody has it. */
export const carriersOf = (
  { heroes }: GroupConsequence,
  campaign: Pick<Campaign, 'heroes'>,
  t: Translate,
): string =>
  heroes.length > 1 && heroes.length === campaign.heroes.length
    ? t('group.everybody')
    : heroes.map(({ name }) => name).join(', ');
