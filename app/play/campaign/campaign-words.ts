import { getLocales } from 'expo-localization';
import { useTranslation } from '@/src/i18n/translation';
import { useLanguage } from '@/app/wiring/language';
import { useMemo } from 'react';
import type { CampaignCard } from '@/src/game';
import type { Translate } from '@/src/i18n';

/** English on a British device writes British dates; German on it plain German ones. */
const regionFor = (language: string): string =>
  getLocales().find(({ languageCode }) => languageCode === language)?.languageTag ?? language;

/** Dates as the players' language writes them. */
export function useDateWords(): (time: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(regionFor(language), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (time: number) => format.format(time);
  }, [language]);
}

/** "Kapitel 4 · 3 Helden · 812 Schritte" */
export function useCampaignLine(): (
  card: Pick<CampaignCard, 'chapter' | 'steps' | 'heroes' | 'game'>,
) => string {
  const { t } = useTranslation();
  const title = useGameTitle();
  return ({ chapter, steps, heroes, game }) =>
    [
      ...(game === null ? [t('campaigns.list.chapter', { chapter })] : [title(game)]),
      ...(game === null ? [party(t, heroes.length)] : []),
      t('campaigns.list.steps', { count: steps }),
    ].join(' · ');
}

const party = (t: Translate, count: number): string =>
  count === 0 ? t('campaigns.list.noHeroes') : t('campaigns.list.heroes', { count });

const NAMED = ['swordsorcery', 'runebound3', 'runebound2', 'runewars'] as const;

/** The name of the game a session is of; one that a newer app knows goes by its id. */
export function useGameTitle(): (game: string) => string {
  const { t } = useTranslation();
  return (game) => {
    const known = NAMED.find((one) => one === game);
    return known === undefined ? game : t(`games.names.${known}`);
  };
}
