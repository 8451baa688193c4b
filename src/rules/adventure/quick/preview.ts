import { threatOutlook, type TargetOutlook } from '../attacks/outlook';
import { attackValues } from '../attacks/values';
import { heroIn, monsterIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import type { AdventureHero, HeroImmunity } from '../state/hero';
import type { Collateral, CollateralEffect } from '../state/threat';
import { lossAtOnce } from '../state/versus';

export interface TargetPreview extends TargetOutlook {
  /** What reaches it: only with lost HP, not what it is immune to (C4, D4). */
  readonly collateral: readonly Collateral[];
  /** X4: HP that this takes at once, in a fight of heroes against heroes. */
  readonly atOnce: number;
}

export interface AttackPreview {
  /** Null: the players have to say it. */
  readonly damage: number | null;
  readonly preventable: boolean;
  readonly collateral: readonly Collateral[];
  /** T7: the attack falls away. */
  readonly stunned: boolean;
  /** Without any reaction. */
  readonly targets: readonly TargetPreview[];
}

/** Q4: immune to FATIGUE is immune to DISARM and SILENCE. */
const immunityTo = (effect: CollateralEffect): HeroImmunity | null => {
  switch (effect) {
    case 'disarm':
    case 'silence':
      return 'fatigue';
    case 'shadow-aura':
    case 'penitence':
    case 'drain-health':
      return null;
    default:
      return effect;
  }
};

const reaches = (hero: AdventureHero, { effect }: Collateral): boolean => {
  const immunity = immunityTo(effect);
  return immunity === null || !hero.immunities.includes(immunity);
};

const previewOf = (
  adventure: Adventure,
  outlook: TargetOutlook,
  collateral: readonly Collateral[],
): TargetPreview => {
  const hero = heroIn(adventure, outlook.figure);
  const hit = hero !== undefined && outlook.lost > 0 && (!outlook.falls || outlook.drained > 0);
  if (!hit) return { ...outlook, collateral: [], atOnce: 0 };
  const reached = collateral.filter((one) => reaches(hero, one));
  const left = hero.hp - outlook.lost - outlook.drained;
  const atOnce = Math.min(left, lossAtOnce(adventure, reached));
  return {
    ...outlook,
    collateral: reached,
    atOnce,
    falls: outlook.falls || (atOnce > 0 && atOnce === left),
  };
};

/** The panel before an attack: what it would do as things stand. Undefined: no such monster. */
export function attackPreview(
  adventure: Adventure,
  figure: string,
  targets: readonly string[],
  onDarkness: boolean,
): AttackPreview | undefined {
  const monster = monsterIn(adventure, figure);
  if (!monster) return undefined;
  const { turn } = adventure;
  const values = attackValues(adventure, monster, onDarkness);
  const { damage, preventable, collateral } = values;
  const threatened = targets.map((id) => ({ figure: id, damage: damage ?? 0 }));
  const outlook = threatOutlook(adventure, {
    preventable,
    targets: threatened,
    reactions: [],
    collateral,
  });
  return {
    ...values,
    stunned: turn?.figure === figure && turn.loses === 'attack',
    targets: outlook.map((one) => previewOf(adventure, one, collateral)),
  };
}
