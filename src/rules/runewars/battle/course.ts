import { SIDES, type BattleInput, type BattleSide } from './input';
import { armyOf, legalUnits, namesOf, standingIn, type Army, type PointKind } from './units';

/** Points of one kind that a side suffers. */
export interface Points {
  readonly side: BattleSide;
  readonly kind: PointKind;
  readonly points: number;
}

export interface Battle {
  readonly attacker: Army;
  readonly defender: Army;
  /** Types that have drawn. */
  readonly drawn: Readonly<Record<BattleSide, readonly string[]>>;
  /** Points nobody was picked for. */
  readonly open: Points | null;
  /** The development is used, or will not be. */
  readonly developed: boolean;
  /** What it adds to the defender. */
  readonly walls: number;
}

export const lineUp = ({ attacker, defender, development }: BattleInput): Battle => ({
  attacker: armyOf(attacker),
  defender: armyOf(defender),
  drawn: { attacker: [], defender: [] },
  open: null,
  developed: development === undefined,
  walls: 0,
});

interface ReadyType {
  readonly type: string;
  readonly cards: number;
}

/** RW-4: units that stand, of types that have not drawn. */
const readyUnits = (battle: Battle, side: BattleSide): Army =>
  standingIn(battle[side]).filter(({ type }) => !battle.drawn[side].includes(type));

/** RW-4: the lowest row with a ready type on a side. */
export function readyRow(battle: Battle): number | null {
  const rows = SIDES.flatMap((side) => readyUnits(battle, side).map(({ row }) => row));
  return rows.length > 0 ? Math.min(...rows) : null;
}

/** RW-4: the ready types of a row, with a card for every unit that stands. */
export function readyTypes(battle: Battle, side: BattleSide, row: number): readonly ReadyType[] {
  const units = readyUnits(battle, side).filter((unit) => unit.row === row);
  return [...new Set(units.map(({ type }) => type))].map((type) => ({
    type,
    cards: units.filter((unit) => unit.type === type).length,
  }));
}

/** What comes next; null: the battle is over. */
export function nextStep(battle: Battle) {
  if (battle.open) {
    const { side, kind, points } = battle.open;
    return { do: 'pick', side, kind, points, units: namesOf(legalUnits(battle[side], kind)) };
  }
  const row = readyRow(battle);
  if (row !== null) {
    return {
      do: 'exchange',
      row,
      attacker: readyTypes(battle, 'attacker', row),
      defender: readyTypes(battle, 'defender', row),
    };
  }
  return battle.developed ? null : { do: 'develop' };
}
