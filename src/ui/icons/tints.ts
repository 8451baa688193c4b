import type { BOARD_DRAWINGS } from './drawings/board';
import type { TokenIconName } from './registry';

type Hazard = Extract<keyof typeof BOARD_DRAWINGS, 'difficult' | 'lava' | 'miasma' | 'spikes'>;
export type TintedIconName = TokenIconName | Hazard;

export interface Tint {
  readonly dark: string;
  readonly light: string;
}

/** A colour per token that keeps 3 : 1 or better on every surface of its theme. */
export const TINTS: Readonly<Record<TintedIconName, Tint>> = {
  bleed: { dark: '#f0766b', light: '#b3261e' },
  burn: { dark: '#f29a4a', light: '#b04a0a' },
  poison: { dark: '#7fc277', light: '#2f7032' },
  stun: { dark: '#6fb0f2', light: '#1f5fa8' },
  slow: { dark: '#b3bac6', light: '#565d6b' },
  'knock-down': { dark: '#d0a374', light: '#7d5226' },
  intimidate: { dark: '#ee8fb8', light: '#a8326b' },
  stealth: { dark: '#dad5eb', light: '#4a4468' },
  'rangers-mark': { dark: '#a3cf6e', light: '#3c6b1e' },
  shield: { dark: '#9fbce0', light: '#3d5f8a' },
  focus: { dark: '#6fd0d8', light: '#0f6b78' },
  fury: { dark: '#f58a60', light: '#a83a12' },
  ki: { dark: '#7fd8c0', light: '#0f6f5c' },
  'fruit-of-life': { dark: '#bcd968', light: '#5a6b0a' },
  'additional-damage': { dark: '#f2b84a', light: '#8a5500' },
  'additional-movement': { dark: '#9ecf78', light: '#3f6b1f' },
  darkness: { dark: '#b094f5', light: '#5f3fb0' },
  difficult: { dark: '#c2b59b', light: '#665a42' },
  lava: { dark: '#f29a4a', light: '#b04a0a' },
  miasma: { dark: '#7fc277', light: '#2f7032' },
  spikes: { dark: '#f0766b', light: '#b3261e' },
};
