import type { Position } from '../base/position';
import type { Size } from './figures';

/** Yellow, red and blue attacks (A1). */
export type AttackKind = 'melee' | 'ranged' | 'magic';

/** BLUTSUCHER, TROTZIG, UNNACHGIEBIG, BERECHNEND, HABGIERIG (K2). */
export const CRITERIA = ['bloodseeker', 'defiant', 'relentless', 'reckoner', 'covetous'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** SPALTEN, FLÄCHENSCHLAG, MEHRFACHSCHUSS (A2). */
export const SPREADS = ['cleave', 'strike', 'multishot'] as const;
export type Spread = (typeof SPREADS)[number];

/** NIEDERMETZELN, SPRUNG, GRAUSAM, DOPPELANGRIFF, HINTERHALT. */
export const TRAITS = ['slaughter', 'jump', 'vicious', 'attackTwice', 'ambush'] as const;
export type Trait = (typeof TRAITS)[number];

/** Absent and false mean the same; `trample` is STAMPFEN X. */
export type Abilities = Readonly<
  Partial<Record<Criterion | Trait, boolean> & Record<Spread | 'trample', number>>
>;

/** `stealth` is VERBORGEN; `large` covers NIEDERSCHLAGEN and BETÄUBEN (M8). */
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

/** LANGSAM, NIEDERSCHLAGEN, BETÄUBEN, EINSCHÜCHTERN and the bonus tokens. */
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
