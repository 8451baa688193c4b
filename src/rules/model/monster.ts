import type { Position } from '../base/position';
import type { Size } from './figures';

/** Yellow, red and blue attacks (A1). */
export type AttackKind = 'melee' | 'ranged' | 'magic';

/** BLOODSEEKER, DEFIANT, RELENTLESS, RECKONER, COVETOUS (K2). */
export const CRITERIA = ['bloodseeker', 'defiant', 'relentless', 'reckoner', 'covetous'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** CLEAVE, STRIKE, MULTISHOT (A2). */
export const SPREADS = ['cleave', 'strike', 'multishot'] as const;
export type Spread = (typeof SPREADS)[number];

/** SLAUGHTER, JUMP, VICIOUS, ATTACK TWICE, AMBUSH. */
export const TRAITS = ['slaughter', 'jump', 'vicious', 'attackTwice', 'ambush'] as const;
export type Trait = (typeof TRAITS)[number];

/** Absent and false mean the same. */
export type Abilities = Readonly<
  Partial<Record<Criterion | Trait, boolean> & Record<Spread | 'trample', number>>
>;

/** `large` covers KNOCK DOWN and STUN (M8). */
export const IMMUNITIES = [
  'bleed',
  'burn',
  'poison',
  'stun',
  'slow',
  'knock-down',
  'intimidate',
  'stealth',
  'large',
] as const;
export type Immunity = (typeof IMMUNITIES)[number];

/** SLOW, KNOCK DOWN, STUN, INTIMIDATE and the bonus tokens. */
export interface MonsterTokens {
  readonly slow?: boolean;
  readonly knockDown?: boolean;
  readonly stun?: boolean;
  readonly intimidate?: number;
  readonly moveBonus?: number;
  readonly damageBonus?: number;
}

/** The monster whose turn it is. */
export interface ActingMonster {
  readonly id: string;
  readonly at: Position;
  readonly size: Size;
  readonly move: number;
  readonly attack: AttackKind;
  readonly damage: number;
  readonly abilities: Abilities;
  readonly immunities: readonly Immunity[];
  readonly tokens: MonsterTokens;
}
