import type { HeroId } from '@/src/rules/base/ids';
import { NO_ROLLS, type AdventureNumbers, type HeroNumbers } from '@/src/rules/campaign/numbers';
import { countCubes, ownedCubes, type AdventureHero } from '../state/hero';

const fresh = ({ maxHp, cubes }: AdventureHero): HeroNumbers => ({
  maxHp,
  cubes: cubes === null ? null : countCubes(ownedCubes(cubes)),
  dealt: 0,
  taken: 0,
  dark: 0,
  kills: 0,
  falls: 0,
  hits: 0,
  misses: 0,
  rolls: 0,
  pips: 0,
});

export const numbersAtStart = (heroes: readonly AdventureHero[]): AdventureNumbers => ({
  heroes: Object.fromEntries(heroes.map((hero) => [hero.id, fresh(hero)])) as Record<
    HeroId,
    HeroNumbers
  >,
  rounds: [],
  d20: NO_ROLLS,
  defeated: 0,
  blows: {},
});
