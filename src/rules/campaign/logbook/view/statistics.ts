import type { HeroId } from '@/src/rules/base/ids';
import type { Campaign } from '@/src/rules/campaign/campaign';
import { adventuresIn, type ChronicleEntry } from '@/src/rules/campaign/chronicle';
import { NO_ROLLS, type HeroNumbers, type RoundNumbers } from '@/src/rules/campaign/numbers';
import type { Role } from '@/src/rules/model/catalogue';

type Summed = Omit<HeroNumbers, 'maxHp' | 'cubes'>;

export interface HeroStatistics extends Summed {
  readonly hero: HeroId;
  readonly name: string;
  /** The one played most; the latest of several. */
  readonly favourite: Role | null;
  /** At the start of each attempt. */
  readonly growth: readonly {
    readonly chapter: number;
    readonly maxHp: number;
    readonly cubes: number | null;
  }[];
}

export interface ChapterStatistics {
  readonly chapter: number;
  readonly title: string;
  readonly attempts: number;
  readonly won: boolean;
  readonly rounds: number;
  /** Milliseconds of all attempts. */
  readonly duration: number;
}

export interface Course {
  readonly chapter: number;
  /** Counted from 1 within the chapter. */
  readonly number: number;
  readonly rounds: readonly RoundNumbers[];
}

export interface Statistics {
  readonly attempts: number;
  readonly won: number;
  readonly rounds: number;
  /** Milliseconds from start to end of all attempts, pauses and all. */
  readonly duration: number;
  readonly defeated: number;
  readonly chapters: readonly ChapterStatistics[];
  readonly heroes: readonly HeroStatistics[];
  readonly courses: readonly Course[];
  /** How often each face came up. */
  readonly d20: readonly number[];
}

const NOTHING: Summed = {
  dealt: 0,
  taken: 0,
  dark: 0,
  kills: 0,
  falls: 0,
  hits: 0,
  misses: 0,
  rolls: 0,
  pips: 0,
};

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

const durationOf = (attempts: readonly ChronicleEntry[]): number =>
  sum(attempts.map(({ startedAt, endedAt }) => Math.max(0, endedAt - startedAt)));

const chaptersOf = (chronicle: readonly ChronicleEntry[]): readonly ChapterStatistics[] =>
  [...new Set(chronicle.map(({ chapter }) => chapter))]
    .sort((a, b) => a - b)
    .map((chapter) => {
      const all = chronicle.filter((entry) => entry.chapter === chapter);
      return {
        chapter,
        title: all.at(-1)?.title ?? '',
        attempts: all.length,
        won: all.some(({ result }) => result === 'won'),
        rounds: sum(all.map(({ rounds }) => rounds)),
        duration: durationOf(all),
      };
    });

const favouriteOf = (roles: readonly Role[]): Role | null => {
  const count = (role: Role) => roles.filter((one) => one === role).length;
  return roles.reduce<Role | null>(
    (best, role) => (best === null || count(role) >= count(best) ? role : best),
    null,
  );
};

const heroOf = (hero: HeroId, chronicle: readonly ChronicleEntry[]): HeroStatistics => {
  const played = chronicle.flatMap(({ chapter, heroes, numbers }) => {
    const who = heroes.find((one) => one.hero === hero);
    const counted = numbers.heroes[hero];
    return who === undefined || counted === undefined ? [] : [{ chapter, who, counted }];
  });
  const sums = Object.keys(NOTHING).map((key) => [
    key,
    sum(played.map(({ counted }) => counted[key as keyof Summed])),
  ]);
  return {
    ...NOTHING,
    ...(Object.fromEntries(sums) as Partial<Summed>),
    hero,
    name: played.at(-1)?.who.name ?? '',
    favourite: favouriteOf(played.flatMap(({ who }) => (who.role === null ? [] : [who.role]))),
    growth: played.map(({ chapter, counted: { maxHp, cubes } }) => ({ chapter, maxHp, cubes })),
  };
};

const coursesOf = (chronicle: readonly ChronicleEntry[]): readonly Course[] =>
  chronicle.map(({ chapter, numbers }, index) => ({
    chapter,
    number: chronicle.slice(0, index + 1).filter((entry) => entry.chapter === chapter).length,
    rounds: numbers.rounds,
  }));

/** All that was counted in the adventures so far, fights left out (X2); as long as the campaign has chapters, not rows. */
export const statisticsOf = (campaign: Pick<Campaign, 'chronicle'>): Statistics => {
  const chronicle = adventuresIn(campaign);
  const heroes = [...new Set(chronicle.flatMap((entry) => entry.heroes.map(({ hero }) => hero)))];
  return {
    attempts: chronicle.length,
    won: chronicle.filter(({ result }) => result === 'won').length,
    rounds: sum(chronicle.map(({ rounds }) => rounds)),
    duration: durationOf(chronicle),
    defeated: sum(chronicle.map(({ numbers }) => numbers.defeated)),
    chapters: chaptersOf(chronicle),
    heroes: heroes.map((hero) => heroOf(hero, chronicle)),
    courses: coursesOf(chronicle),
    d20: NO_ROLLS.map((_, face) => sum(chronicle.map(({ numbers }) => numbers.d20[face] ?? 0))),
  };
};

/** So many throws are luck; fewer are chance. */
const ENOUGH_ROLLS = 5;

export interface Luck {
  readonly best: HeroStatistics;
  readonly worst: HeroStatistics;
}

/** A hero's throws on average. */
export const meanRoll = ({ rolls, pips }: Pick<HeroStatistics, 'rolls' | 'pips'>): number =>
  rolls === 0 ? 0 : pips / rolls;

/** Who threw best and worst; nobody, until two have thrown enough to tell them apart. */
export function luckOf({ heroes }: Pick<Statistics, 'heroes'>): Luck | null {
  const [first, ...others] = heroes.filter(({ rolls }) => rolls >= ENOUGH_ROLLS);
  if (first === undefined) return null;
  const best = others.reduce((a, b) => (meanRoll(b) > meanRoll(a) ? b : a), first);
  const worst = others.reduce((a, b) => (meanRoll(b) < meanRoll(a) ? b : a), first);
  return meanRoll(best) === meanRoll(worst) ? null : { best, worst };
}
