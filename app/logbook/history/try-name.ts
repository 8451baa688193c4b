import type { CampaignCard } from '@/src/game';
import type { Translate } from '@/src/i18n';
import { LONGEST_NAME } from '@/src/rules';

type Named = Pick<CampaignCard, 'id' | 'name' | 'tries' | 'deletedAt'>;

/** What such a copy, or a copy of a copy, was made of first. */
function originalOf(campaign: string | null, cards: readonly Named[]): Named | undefined {
  const card = cards.find(({ id }) => id === campaign);
  return card === undefined ? undefined : (originalOf(card.tries, cards) ?? card);
}

/** "Was wäre, wenn: Thalburg"; a copy of such a copy is called after the campaign, too, with the next number. */
export function tryName(campaign: string, cards: readonly Named[], t: Translate): string {
  const name = originalOf(campaign, cards)?.name ?? '';
  const called = (number: number): string =>
    (number === 1
      ? t('campaigns.trying.name', { name })
      : t('campaigns.trying.nameNext', { name, number })
    ).slice(0, LONGEST_NAME);
  const kept = cards.filter(({ deletedAt }) => deletedAt === null);
  const taken = new Set(kept.map((card) => card.name));
  let number = 1;
  while (taken.has(called(number))) number += 1;
  return called(number);
}
