import type { BattleEffect, UnitType } from './input';

export interface BattleUnit {
  readonly name: string;
  readonly type: string;
  readonly row: number;
  readonly health: number;
  readonly damage: number;
  readonly state: 'standing' | 'routed' | 'withdrawn' | 'destroyed';
}

export type Army = readonly BattleUnit[];

export const armyOf = (types: readonly UnitType[]): Army =>
  types.flatMap(({ type, row, health, count }) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${type}/${index + 1}`,
      type,
      row,
      health,
      damage: 0,
      state: 'standing' as const,
    })),
  );

const isStanding = ({ state }: BattleUnit): boolean => state === 'standing';
const isRouted = ({ state }: BattleUnit): boolean => state === 'routed';
const isInjured = ({ damage }: BattleUnit): boolean => damage > 0;

export const standingIn = (army: Army): Army => army.filter(isStanding);
export const routedIn = (army: Army): Army => army.filter(isRouted);
/** Still in the battle. */
export const survivorsIn = (army: Army): Army =>
  army.filter((unit) => isStanding(unit) || isRouted(unit));

export type PointKind = 'rout' | 'damage' | 'withdraw';

const firstFilled = (...groups: readonly Army[]): Army =>
  groups.find((group) => group.length > 0) ?? [];

/** RW-5: whom a point may go to; nobody: it lapses. */
export function legalUnits(army: Army, kind: PointKind): Army {
  const standing = standingIn(army);
  if (kind === 'withdraw') return standing;
  if (kind === 'rout')
    return firstFilled(
      standing.filter((unit) => !isInjured(unit)),
      standing,
    );
  const routed = routedIn(army);
  return firstFilled(standing.filter(isInjured), standing, routed.filter(isInjured), routed);
}

const hurt = (unit: BattleUnit): BattleUnit => {
  const damage = unit.damage + 1;
  return { ...unit, damage, state: damage >= unit.health ? 'destroyed' : unit.state };
};

type Change = PointKind | BattleEffect['what'];

const CHANGES: Readonly<Record<Change, (unit: BattleUnit) => BattleUnit>> = {
  rout: (unit) => ({ ...unit, state: 'routed' }),
  rally: (unit) => ({ ...unit, state: 'standing' }),
  withdraw: (unit) => ({ ...unit, state: 'withdrawn' }),
  destroy: (unit) => ({ ...unit, state: 'destroyed' }),
  damage: hurt,
};

export const changedArmy = (army: Army, name: string, change: Change): Army =>
  army.map((unit) => (unit.name === name ? CHANGES[change](unit) : unit));

/** Whether a card's effect can touch this unit. */
export function canSuffer(army: Army, { unit: name, what }: BattleEffect): boolean {
  const unit = survivorsIn(army).find((one) => one.name === name);
  if (!unit) return false;
  if (what === 'rout') return isStanding(unit);
  return what === 'rally' ? isRouted(unit) : true;
}

export const namesOf = (army: Army): readonly string[] => army.map(({ name }) => name);

/** The army as it is shown. */
export const armyView = (army: Army) => ({
  standing: namesOf(standingIn(army)),
  routed: namesOf(routedIn(army)),
  damage: survivorsIn(army)
    .filter(isInjured)
    .map(({ name, damage }) => ({ unit: name, n: damage })),
});
