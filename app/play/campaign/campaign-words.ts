import { getLocales } from 'expo-localization';
import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import type { CampaignCard } from '@/src/game';

/** English on a British device writes British dates; German on it plain German ones. */
const regionFor = (language: string): string =>
  getLocales().find(({ languageCode }) => languageCode === language)?.languageTag ?? language;

/** Dates as the players' language writes them. */
export function useDateWords(): (time: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(regionFor(i18n.language), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (time: number) => format.format(time);
  }, [i18n.language]);
}

/** "Kapitel 4 · 3 Helden · 812 Schritte" */
export function useCampaignLine(): (
  card: Pick<CampaignCard, 'chapter' | 'steps' | 'heroes'>,
) => string {
  const { t } = useTranslation();
  return ({ chapter, steps, heroes }) =>
    [
      t('campaigns.list.chapter', { chapter }),
      heroes.length === 0
        ? t('campaigns.list.noHeroes')
        : t('campaigns.list.heroes', { count: heroes.length }),
      t('campaigns.list.steps', { count: steps }),
    ].join(' · ');
}
