import type { GameEvent, Role, Statistics } from '@/src/rules';
import { attemptsIn, counted, type Attempt, type Of } from './numbers';

/** The statistics of a campaign a second, slow way: from its whole log, event by event. */

interface Told {
  readonly start: Of<'adventureStarted'>;
  readonly end: Of<'adventureClosed'>;
  readonly rounds: number;
  readonly roles: ReadonlyMap<string, Role | null>;
  readonly numbers: ReturnType<typeof counted>;
}

const rolesAtEnd = (attempt: Attempt): ReadonlyMap<string, Role | null> => {
  const roles = new Map<string, Role | null>();
  for (const event of attempt) {
    if (event.type === 'adventureStarted')
      for (const { id, role } of event.heroes) roles.set(id, role);
    if (event.type === 'roleSet') roles.set(event.who.id, event.role);
  }
  return roles;
};

const toldIn = (log: readonly GameEvent[]): readonly Told[] => {
  const ends = log.filter((event) => event.type === 'adventureClosed');
  return attemptsIn(log).flatMap((attempt, at) => {
    const end = ends[at];
    if (end === undefined) return [];
    const begun = attempt.filter((event) => event.type === 'roundBegan');
    const rounds = begun.at(-1)?.round ?? 0;
    const roles = rolesAtEnd(attempt);
    return [{ start: attempt[0], end, rounds, roles, numbers: counted(attempt) }];
  });
};

const total = <One>(all: readonly One[], of: (one: One) => number): number => {
  let sum = 0;
  for (const one of all) sum += of(one);
  return sum;
};

const SUMS = [
  ...(['dealt', 'taken', 'dark', 'kills', 'falls'] as const),
  ...(['hits', 'misses', 'rolls', 'pips'] as const),
];

/** The one with the most; of several the one played last. */
const favourite = (played: readonly (Role | null)[]): Role | null => {
  const times = new Map<Role, number>();
  for (const role of played) if (role !== null) times.set(role, (times.get(role) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  return [...played].reverse().find((role) => role !== null && times.get(role) === most) ?? null;
};

const heroIn = (told: readonly Told[], id: string) => {
  const played = told.filter(({ start }) => start.heroes.some((hero) => hero.id === id));
  const numbersOf = ({ numbers }: Told) =>
    Object.entries(numbers.heroes).find(([hero]) => hero === id)?.[1];
  const sums = SUMS.map((key) => [key, total(played, (one) => numbersOf(one)?.[key] ?? 0)]);
  return {
    hero: id,
    name: played.at(-1)?.start.heroes.find((hero) => hero.id === id)?.name,
    ...(Object.fromEntries(sums) as Record<string, number>),
    favourite: favourite(played.map(({ roles }) => roles.get(id) ?? null)),
    growth: played.map(({ start }) => {
      const hero = start.heroes.find((one) => one.id === id);
      const cubes = hero?.cubes ?? null;
      const owned = cubes === null ? [] : [cubes.available, cubes.placed, cubes.spent];
      return {
        chapter: start.chapter,
        maxHp: hero?.maxHp,
        cubes:
          cubes === null ? null : total(owned, (one) => total(Object.values(one), (each) => each)),
      };
    }),
  };
};

const lasted = ({ start, end }: Told): number => Math.max(0, end.at - start.at);

export function slowStatistics(log: readonly GameEvent[]): Record<keyof Statistics, unknown> {
  const told = toldIn(log);
  const chapters = [...new Set(told.map(({ start }) => start.chapter))].sort((a, b) => a - b);
  const heroes = [...new Set(told.flatMap(({ start }) => start.heroes.map(({ id }) => id)))];
  return {
    attempts: told.length,
    won: told.filter(({ end }) => end.outcome.result === 'won').length,
    rounds: total(told, ({ rounds }) => rounds),
    duration: total(told, lasted),
    defeated: total(told, ({ numbers }) => numbers.defeated),
    chapters: chapters.map((chapter) => {
      const all = told.filter(({ start }) => start.chapter === chapter);
      return {
        chapter,
        title: all.at(-1)?.start.title,
        attempts: all.length,
        won: all.some(({ end }) => end.outcome.result === 'won'),
        rounds: total(all, ({ rounds }) => rounds),
        duration: total(all, lasted),
      };
    }),
    heroes: heroes.map((id) => heroIn(told, id)),
    courses: told.map(({ start, numbers }, at) => ({
      chapter: start.chapter,
      number: told.slice(0, at + 1).filter((one) => one.start.chapter === start.chapter).length,
      rounds: numbers.rounds,
    })),
    d20: Array.from({ length: 20 }, (_, face) =>
      total(told, ({ numbers }) => numbers.d20[face] ?? 0),
    ),
  };
}
