import { NONE } from '../base/ints';
import { CRITERIA, type Abilities, type Criterion } from '../model/monster';
import type { Hero } from '../model/figures';
import { canSee } from '../model/sight';
import type { Situation } from '../model/situation';

/** What the criteria look at. */
type Compared = Pick<Hero, 'hp' | 'cubes' | 'curse' | 'resources'>;

export interface Preference {
  readonly value: (hero: Compared) => number;
  /** 1: the most first, ties earlier in the round; −1: the fewest first, ties later. */
  readonly sense: 1 | -1;
}

/** K2. */
export const PREFERENCES: Readonly<Record<Criterion | 'standard', Preference>> = {
  standard: { value: (hero) => hero.hp, sense: 1 },
  bloodseeker: { value: (hero) => hero.hp, sense: -1 },
  defiant: { value: (hero) => hero.cubes, sense: 1 },
  relentless: { value: (hero) => hero.cubes, sense: -1 },
  reckoner: { value: (hero) => hero.curse, sense: 1 },
  covetous: { value: (hero) => hero.resources, sense: 1 },
};

export const criterionOf = (abilities: Abilities): Criterion | 'standard' =>
  CRITERIA.find((key) => abilities[key]) ?? 'standard';

const preferenceOf = ({ monster }: Situation): Preference =>
  PREFERENCES[criterionOf(monster.abilities)];

/** How far a hero is: Infinity without a way as figures stand; all alike outside pvp. */
export type DistanceToHero = (hero: Hero) => number;

/** The heroes the monster sees, best first (K1, K2); `distance` goes before the criterion (pvp). */
export const rankHeroes = (situation: Situation, distance: DistanceToHero): readonly Hero[] => {
  const { value, sense } = preferenceOf(situation);
  const far = new Map(situation.heroes.map((hero) => [hero, distance(hero)]));
  const nearer = (a: Hero, b: Hero) => {
    const [left, right] = [far.get(a) ?? 0, far.get(b) ?? 0];
    return left === right ? 0 : left - right;
  };
  return situation.heroes
    .filter((hero) => canSee(situation, hero))
    .sort((a, b) => nearer(a, b) || sense * (value(b) - value(a)) || sense * (a.order - b.order));
};

/** What the ranking compared, for the trace; in pvp the distance first, −1 without a way. */
export const rankedBy = (
  situation: Situation,
  hero: Hero,
  distance: DistanceToHero,
): number | readonly number[] => {
  const own = preferenceOf(situation).value(hero);
  if (situation.mode === 'coop') return own;
  return [Number.isFinite(distance(hero)) ? distance(hero) : NONE, own];
};

/** K3: the instructed hero to the front, NPC tokens of SLAUGHTER before everybody. */
export const withPrimary = (situation: Situation, ranked: readonly Hero[]): readonly string[] => {
  const { primary, npcs, monster } = situation;
  const ids = ranked.map((hero) => hero.id);
  const first = ids.filter((id) => id === primary);
  const tokens = monster.abilities.slaughter ? npcs.map((npc) => npc.id) : [];
  return [...tokens, ...first, ...ids.filter((id) => id !== primary)];
};
