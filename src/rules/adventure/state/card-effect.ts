import type { RuneColour } from '@/src/rules/model/catalogue';
import type { AttackKind } from '@/src/rules/model/monster';
import type { Collateral } from './threat';

/** How near to the card's owner somebody has to be (U3). */
export const CARD_RANGES = ['nextTo', 'inRange', 'everybody'] as const;
export type CardRange = (typeof CARD_RANGES)[number];

export const CARD_VICTIMS = ['heroes', 'all'] as const;

/** U3: what an attack card does beside its base damage, as the players read it off the card. */
export interface CardEffect {
  /** X: as many as runes of this colour lie on the track; null: no X. */
  readonly plus: RuneColour | null;
  readonly attack: AttackKind | null;
  /** Null: the table reads whom it hits. */
  readonly range: CardRange | null;
  /** `all`: companions and animals, too. */
  readonly whom: (typeof CARD_VICTIMS)[number];
  /** At most so many targets; null: all of them. */
  readonly most: number | null;
  readonly collateral: readonly Collateral[];
  /** Runes it has the players draw. */
  readonly runes: number;
}

export const NO_EFFECT: CardEffect = {
  plus: null,
  attack: null,
  range: null,
  whom: 'heroes',
  most: null,
  collateral: [],
  runes: 0,
};
