import { attackHelp, boundBy, heroIn, type Adventure } from '@/src/rules';
import type { Height } from './HeightChoice';

export interface KnownByMap {
  readonly height: Height;
  readonly onDarkness: boolean;
  readonly bound: boolean;
}

const heightOf = (bonus: number): Height => (bonus > 0 ? 'higher' : bonus < 0 ? 'lower' : 'same');

/** W2, W6, N11: what the map says about an attack, so that nobody has to; empty without one. */
export function knownByMap(
  adventure: Adventure,
  hero: string,
  [first]: readonly string[],
): Partial<KnownByMap> {
  const figure = heroIn(adventure, hero);
  if (adventure.map === null || !figure || figure.at === null) return {};
  const own = {
    onDarkness: figure.on.includes('darkness') && !figure.immunities.includes('darkness'),
    bound: boundBy(adventure, hero).length > 0,
  };
  const help = first === undefined ? null : attackHelp(adventure, hero, first);
  return help?.ok ? { ...own, height: heightOf(help.value.levelBonus) } : own;
}
