import type { HeroId } from '@/src/rules/base/ids';
import type { AdventureNumbers, HeroNumbers, RoundNumbers } from '@/src/rules/campaign/numbers';
import type { AdventureEvent } from '../events';
import type { Adventure } from '../state/adventure';
import { heroIn, monsterIn } from '../state/figures';
import type { FigureRef } from '../state/hero';

type Of<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;
type Counted = Exclude<keyof HeroNumbers, 'maxHp' | 'cubes'>;

const added = (
  numbers: AdventureNumbers,
  hero: string,
  more: Partial<Record<Counted, number>>,
): AdventureNumbers => {
  const before = numbers.heroes[hero as HeroId];
  if (before === undefined) return numbers;
  const sums = Object.entries(more).map(([key, by]) => [key, before[key as Counted] + by]);
  const after = { ...before, ...(Object.fromEntries(sums) as Partial<HeroNumbers>) };
  return { ...numbers, heroes: { ...numbers.heroes, [hero]: after } };
};

/** Who did it: whoever is named, else the hero whose turn it is. */
const doerOf = (adventure: Adventure, by: FigureRef | null): HeroId | null =>
  heroIn(adventure, by?.id ?? adventure.turn?.figure ?? '')?.id ?? null;

/** A monster lost HP. */
const struck = (
  before: Adventure,
  monster: FigureRef,
  lost: number,
  by: FigureRef | null,
): AdventureNumbers => {
  const hero = doerOf(before, by);
  if (hero === null || lost <= 0) return before.numbers;
  const numbers = added(before.numbers, hero, { dealt: lost });
  return { ...numbers, blows: { ...numbers.blows, [monster.id]: hero } };
};

/** X11: the hero who hit another one. */
const foeOf = ({ versus }: Adventure, who: FigureRef, by: FigureRef | null): string =>
  versus === undefined || by === null || by.id === who.id ? '' : by.id;

const isDark = (cause: string): boolean => ['N3', 'N10', 'N11'].includes(cause);

const harmed = (before: Adventure, { who, by, lost, cause }: Of<'harmed'>): AdventureNumbers => {
  const hero = heroIn(before, who.id);
  if (hero) {
    const numbers = added(before.numbers, hero.id, { taken: lost, dark: isDark(cause) ? lost : 0 });
    return added(numbers, foeOf(before, who, by), { dealt: lost });
  }
  return monsterIn(before, who.id) ? struck(before, who, lost, by) : before.numbers;
};

/** HP the players tapped off count like a hit; what they put back is no harm undone. */
const corrected = (before: Adventure, { who, hp }: Of<'hpSet'>): AdventureNumbers => {
  const hero = heroIn(before, who.id);
  if (hero) return added(before.numbers, hero.id, { taken: Math.max(0, hero.hp - hp) });
  const monster = monsterIn(before, who.id);
  return monster ? struck(before, who, monster.hp - hp, null) : before.numbers;
};

const beaten = (before: Adventure, { who }: Of<'monsterDefeated'>): AdventureNumbers => {
  const numbers = struck(before, who, monsterIn(before, who.id)?.hp ?? 0, null);
  const { [who.id]: last, ...blows } = numbers.blows;
  const hero = last ?? doerOf(before, null);
  const sum = { ...numbers, blows, defeated: numbers.defeated + 1 };
  return hero === null ? sum : added(sum, hero, { kills: 1 });
};

/** A check that the matching path passed had no die: 0. */
const withRoll = (numbers: AdventureNumbers, who: FigureRef, roll: number): AdventureNumbers => {
  if (roll < 1) return numbers;
  const d20 = numbers.d20.map((count, face) => (face === roll - 1 ? count + 1 : count));
  return added({ ...numbers, d20 }, who.id, { rolls: 1, pips: roll });
};

const counted = (before: Adventure, event: AdventureEvent): AdventureNumbers => {
  const { numbers } = before;
  switch (event.type) {
    case 'harmed':
      return harmed(before, event);
    case 'hpSet':
      return corrected(before, event);
    case 'monsterDefeated':
      return beaten(before, event);
    case 'fell':
      return added(numbers, event.who.id, { falls: 1 });
    case 'heroAttacked': {
      const hit = event.results.some((result) => result.hit);
      const rolled = withRoll(numbers, event.who, event.roll);
      return added(rolled, event.who.id, hit ? { hits: 1 } : { misses: 1 });
    }
    case 'checked':
      return withRoll(numbers, event.who, event.roll);
    default:
      return numbers;
  }
};

const standing = ({ heroes, runes, map }: Adventure): RoundNumbers => ({
  curse: heroes.reduce((sum, { curse }) => sum + curse.length, 0),
  trauma: heroes.reduce((sum, { trauma }) => sum + trauma.length, 0),
  runes: runes.track.length,
  darkness: (map?.darkness ?? []).reduce((sum, { cells }) => sum + cells.length, 0),
});

const isSame = (a: RoundNumbers | undefined, b: RoundNumbers): boolean =>
  a?.curse === b.curse && a.trauma === b.trauma && a.runes === b.runes && a.darkness === b.darkness;

/** The running round is told anew until the next one begins. */
const withRounds = (numbers: AdventureNumbers, after: Adventure): AdventureNumbers => {
  const { rounds } = numbers;
  const running = Math.max(1, after.round);
  const now = standing(after);
  if (rounds.length >= running && isSame(rounds.at(-1), now)) return numbers;
  return { ...numbers, rounds: [...rounds.slice(0, running - 1), now] };
};

/** The adventure after an event, with its numbers. */
export const tallied = (before: Adventure, after: Adventure, event: AdventureEvent): Adventure => {
  const numbers = withRounds(counted(before, event), after);
  return numbers === after.numbers ? after : { ...after, numbers };
};
