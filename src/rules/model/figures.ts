import type { Position } from '../base/position';

/** A hero as the monsters see it. */
export interface Hero {
  readonly id: string;
  readonly at: Position;
  readonly hp: number;
  /** Place in the round; smaller acts earlier. */
  readonly order: number;
  /** Available action cubes. */
  readonly cubes: number;
  readonly curse: number;
  /** All resource tokens, shields included. */
  readonly resources: number;
  readonly hidden: boolean;
  readonly unconscious: boolean;
  readonly shield: number;
}

export type AllyKind = 'animal' | 'companion';

export interface Ally {
  readonly id: string;
  readonly kind: AllyKind;
  readonly at: Position;
  readonly hidden: boolean;
}

export interface Npc {
  readonly id: string;
  readonly at: Position;
}

export type Size = 'small' | 'large';

/** Another monster; a large one's `at` is the top left field of its zone. */
export interface OtherMonster {
  readonly id: string;
  readonly at: Position;
  readonly size: Size;
}

/** `token`: rune, event or other token; `door`: a field the players marked (O2). */
export const OBJECT_KINDS = ['chest', 'interaction', 'door', 'token', 'trap', 'loot'] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

export interface BoardObject {
  readonly kind: ObjectKind;
  readonly at: Position;
}

/** Traps and the loot chest are stepped on; everything else is in the way (O2). */
export const isObstacle = (kind: ObjectKind): boolean => kind !== 'trap' && kind !== 'loot';
