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
  const fact = (
    label: 'won' | 'attempts' | 'rounds' | 'time' | 'defeated' | 'dealt',
    value: string,
  ) => ({ label: t(`group.finale.${label}`), value });
  const roleWords = (role: Role | null) => (role === null ? '' : roleName(role, language));
  const boardOf = (id: string) => campaign.heroes.find((hero) => hero.id === id)?.board ?? '';
  return {
    name: campaign.name,
    chapters,
    facts: [
      fact('won', count(won)),
      fact('attempts', count(attempts)),
      fact('rounds', count(rounds)),
      fact('time', timeWords(duration, t)),
      fact('defeated', count(defeated)),
      fact('dealt', count(heroes.reduce((sum, { dealt }) => sum + dealt, 0))),
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
