import { count, whole } from '../contract/read';
import { optional, record, type ValueOf } from '../contract/shape';

export const duellist = record({
  health: whole(1, 99),
  damage: optional(count, 0),
  special: optional(count, 1),
});

type Duellist = ValueOf<typeof duellist>;

export interface Duellists {
  readonly attacker: Duellist;
  readonly defender: Duellist;
}

/** Damage of both so far. */
export interface Duelling {
  readonly attacker: number;
  readonly defender: number;
}

export const DUEL_ROUNDS = 4;

/** RW-12: a special deals what its duellist makes of it. */
export function dealsOf(face: string, { special }: Duellist): number {
  if (face === 'S') return special;
  return face.startsWith('D') ? Number(face.slice(1)) : 0;
}

/** RW-12: a rout point blocks. */
export const blocksOf = (face: string): number =>
  face.startsWith('R') ? Number(face.slice(1)) : 0;

export type DuelResult = 'attacker' | 'defender' | 'both' | 'none';

/** RW-12: null while both stand and rounds are left. */
export function duelResult(
  { attacker, defender }: Duellists,
  now: Duelling,
  fought: number,
): DuelResult | null {
  const won = now.defender >= defender.health;
  if (now.attacker >= attacker.health) return won ? 'both' : 'defender';
  if (won) return 'attacker';
  return fought === DUEL_ROUNDS ? 'none' : null;
}
