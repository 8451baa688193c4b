import type { Language, Translate } from '@/src/i18n';
import {
  luckOf,
  meanRoll,
  statisticsOf,
  type Campaign,
  type ChapterStatistics,
  type HeroStatistics,
  type Role,
} from '@/src/rules';
import { durationWords } from '@/app/play/campaign/duration-words';
import { roleName } from '@/app/play/words/names';

export interface FinaleHero extends HeroStatistics {
  /** Of the printed board; empty for a hero of the players' own. */
  readonly board: string;
  readonly role: string;
}

/** All that the last page of a campaign tells, in words, drawn or read. */
export interface Finale {
  readonly name: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly chapters: readonly ChapterStatistics[];
  readonly heroes: readonly FinaleHero[];
  readonly luck: readonly string[];
}

const HOUR = 3_600_000;
/** In hours: below it minutes matter, too. */
const LONG = 10;

const timeWords = (duration: number, t: Translate): string =>
  duration < LONG * HOUR
    ? durationWords(duration, t)
    : t('group.finale.hours', { count: Math.round(duration / HOUR) });

export function finaleOf(campaign: Campaign, language: Language, t: Translate): Finale {
  const numbers = statisticsOf(campaign);
  const { won, attempts, rounds, duration, defeated, chapters, heroes } = numbers;
  const count = (value: number) => value.toLocaleString(language);
  const luck = luckOf(numbers);
  const dealt = heroes.reduce((sum, hero) => sum + hero.dealt, 0);
  const counted = (label: 'won' | 'attempts' | 'rounds' | 'defeated' | 'dealt', value: number) => ({
    label: t(`group.finale.${label}`, { count: value }),
    value: count(value),
  });
  const roleWords = (role: Role | null) => (role === null ? '' : roleName(role, language));
  const boardOf = (id: string) => campaign.heroes.find((hero) => hero.id === id)?.board ?? '';
  return {
    name: campaign.name,
    chapters,
    facts: [
      counted('won', won),
      counted('attempts', attempts),
      counted('rounds', rounds),
      { label: t('group.finale.time'), value: timeWords(duration, t) },
      counted('defeated', defeated),
      counted('dealt', dealt),
    ],
    heroes: heroes.map((hero) => ({
      ...hero,
      board: boardOf(hero.hero),
      role: roleWords(hero.favourite),
    })),
    luck:
      luck === null
        ? []
        : (['best', 'worst'] as const).map((which) =>
            t(`statistics.luck.${which}`, {
              name: luck[which].name,
              mean: meanRoll(luck[which]).toLocaleString(language, { maximumFractionDigits: 1 }),
            }),
          ),
  };
}
