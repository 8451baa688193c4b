/** A weapon attack by a hero, one die roll for all targets (W1 to W4). */
export interface HeroAttack {
  /** The die as it lies, 1 to 20. */
  readonly roll: number;
  readonly modifier: number;
  readonly bonuses: readonly number[];
  readonly accuracy: number;
  readonly weaponDamage: number;
  readonly bonusDamage: number;
  /** The lowest crit value in force; 20 without any. */
  readonly crit: number;
  readonly doubleDamage: boolean;
  readonly fromStealth: boolean;
  readonly attackerLevel: number;
  readonly onDarkness: boolean;
  /** INTIMIDATE tokens of the attacker. */
  readonly intimidate: number;
  /** MARKED by the attacker. */
  readonly marked: boolean;
}

export interface AttackedTarget {
  readonly id: string;
  readonly level: number;
  readonly shield: number;
  readonly hp: number;
  readonly immuneToStealth: boolean;
}

export interface AttackResult {
  readonly id: string;
  readonly hit: boolean;
  readonly critical: boolean;
  /** Before shields; 0 on a miss. */
  readonly damage: number;
  readonly shieldLeft: number;
  readonly hpLeft: number;
  /** Whether collateral effects reach the target. */
  readonly collateral: boolean;
}

const FUMBLE = 1;
const NATURAL_CRITICAL = 20;
const LEVEL_MODIFIER = 2;
const DARKNESS_MODIFIER = -2;
const MARKED_DAMAGE = 1;

/** W1: the die alone decides; a natural 1 is never critical. */
const isCritical = ({ roll, crit }: Pick<HeroAttack, 'roll' | 'crit'>): boolean =>
  roll !== FUMBLE && roll >= Math.min(crit, NATURAL_CRITICAL);

/** W1: whether the sum decides, and not the die alone. */
export const isSumNeeded = (attack: Pick<HeroAttack, 'roll' | 'crit'>): boolean =>
  attack.roll !== FUMBLE && !isCritical(attack);

type Modifiers = Pick<HeroAttack, 'modifier' | 'bonuses' | 'attackerLevel' | 'onDarkness'>;

/** W2, per target because of the level: what is added to the die. */
export const attackBonus = (attack: Modifiers, targetLevel: number): number =>
  attack.modifier +
  attack.bonuses.reduce((sum, bonus) => sum + bonus, 0) +
  Math.sign(attack.attackerLevel - targetLevel) * LEVEL_MODIFIER +
  (attack.onDarkness ? DARKNESS_MODIFIER : 0);

const attackTotal = (attack: HeroAttack, targetLevel: number): number =>
  attack.roll + attackBonus(attack, targetLevel);

const hits = (attack: HeroAttack, target: AttackedTarget): boolean =>
  attack.roll !== FUMBLE &&
  (isCritical(attack) || attackTotal(attack, target.level) >= attack.accuracy);

/** W3: DOUBLE DAMAGE and the surprise out of STEALTH double once between them. */
const isDoubled = (attack: HeroAttack, target: AttackedTarget): boolean =>
  attack.doubleDamage || (attack.fromStealth && !target.immuneToStealth);

const damageTo = (attack: HeroAttack, target: AttackedTarget): number => {
  const bonus = attack.bonusDamage + (attack.marked ? MARKED_DAMAGE : 0);
  const plain = Math.max(0, attack.weaponDamage + bonus - attack.intimidate);
  return plain * (isDoubled(attack, target) ? 2 : 1) * (isCritical(attack) ? 2 : 1);
};

/** D10: shields first, only as many as reduce; W4: collateral only with lost HP. */
const resultFor = (attack: HeroAttack, target: AttackedTarget): AttackResult => {
  const hit = hits(attack, target);
  const damage = hit ? damageTo(attack, target) : 0;
  const shielded = Math.min(target.shield, damage);
  const lost = Math.min(target.hp, damage - shielded);
  return {
    id: target.id,
    hit,
    critical: hit && isCritical(attack),
    damage,
    shieldLeft: target.shield - shielded,
    hpLeft: target.hp - lost,
    collateral: lost > 0,
  };
};

export const heroAttack = (
  attack: HeroAttack,
  targets: readonly AttackedTarget[],
): readonly AttackResult[] => targets.map((target) => resultFor(attack, target));
