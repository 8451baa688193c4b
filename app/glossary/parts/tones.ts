import type { ToneName } from '@/src/ui';

/** The colour an icon has on the table, where it has one. */
const BY_ICON: Readonly<Record<string, ToneName>> = {
  poison: 'green',
  miasma: 'green',
  'fruit-of-life': 'green',
  bleed: 'red',
  spikes: 'red',
  heart: 'red',
  'heart-filled': 'red',
  skull: 'red',
  burn: 'orange',
  lava: 'orange',
  fury: 'orange',
  stun: 'blue',
  shield: 'blue',
  focus: 'blue',
  sparkle: 'blue',
  magic: 'blue',
  ranged: 'red',
  melee: 'yellow',
  star: 'yellow',
  'star-filled': 'yellow',
  sun: 'yellow',
  chest: 'yellow',
  darkness: 'darkness',
  stealth: 'darkness',
  slow: 'gray',
  trap: 'gray',
  lock: 'gray',
  blocked: 'gray',
  intimidate: 'red',
  ki: 'green',
  boot: 'green',
  'additional-movement': 'green',
};

export const toneOf = (icon: string, otherwise: ToneName = 'ember'): ToneName =>
  BY_ICON[icon] ?? otherwise;
