import { attackHelp, boundBy, heroIn, isOnDarkness, type Adventure } from '@/src/rules';
import type { Height } from './HeightChoice';

export interface KnownByMap {
  /** W2: for each target. */
  readonly heights: Readonly<Record<string, Height>>;
  readonly onDarkness: boolean;
  readonly bound: boolean;
}

const heightOf = (bonus: number): Height => (bonus > 0 ? 'higher' : bonus < 0 ? 'lower' : 'same');

/** W2, W6, N11: what is known about an attack, so that nobody has to say it; without a map N14. */
export function knownByMap(
  adventure: Adventure,
  hero: string,
  targets: readonly string[],
): Partial<KnownByMap> {
  const figure = heroIn(adventure, hero);
  if (!figure) return {};
  const onDarkness = isOnDarkness(figure) && !figure.immunities.includes('darkness');
  if (adventure.map === null || figure.at === null) return onDarkness ? { onDarkness } : {};
  const own = { onDarkness, bound: boundBy(adventure, hero).length > 0 };
  const heights = targets.flatMap((target) => {
    const help = attackHelp(adventure, hero, target);
    return help.ok ? [[target, heightOf(help.value.levelBonus)] as const] : [];
  });
  return heights.length === 0 ? own : { ...own, heights: Object.fromEntries(heights) };
}
