import { TINTS } from '@/src/ui/icons';
import { contrast, type Scheme } from '@/src/ui/theme';
import type { BoardLevel, BoardTerrain } from '../model';

type LevelShades = readonly [string, string, string, string];

export interface BoardPaint {
  /** Higher is lighter, in both themes. */
  readonly levels: LevelShades;
  readonly zoneLine: string;
  readonly fieldLine: string;
  readonly edge: string;
  readonly shade: string;
  readonly tile: { readonly fill: string; readonly line: string; readonly wisp: string };
  readonly bridge: {
    readonly fill: string;
    readonly plank: string;
    readonly rail: string;
    readonly label: string;
  };
  readonly label: string;
}

export const BOARD_PAINT: Readonly<Record<Scheme, BoardPaint>> = {
  dark: {
    levels: ['#272b35', '#39404d', '#4b5363', '#5a6375'],
    zoneLine: '#41618c',
    fieldLine: '#15171c',
    edge: '#8a97ad',
    shade: 'rgba(4, 5, 8, 0.55)',
    tile: { fill: '#452b75', line: '#8a6bd8', wisp: '#a78ff0' },
    bridge: { fill: '#6a4c30', plank: '#3f2c1a', rail: '#c59a63', label: '#fff1d8' },
    label: '#f3ecdc',
  },
  light: {
    levels: ['#cfc1a3', '#dfd3b9', '#eee5d1', '#fbf6ea'],
    zoneLine: '#6d7ea0',
    fieldLine: '#b0a07e',
    edge: '#fffdf6',
    shade: 'rgba(70, 50, 20, 0.34)',
    tile: { fill: '#5b3a96', line: '#2d1a4e', wisp: '#c6b1fb' },
    bridge: { fill: '#b98a56', plank: '#7d5730', rail: '#5c3c1c', label: '#20130a' },
    label: '#3a3224',
  },
};

const part = (hex: string, from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);

/** `share` of the second colour in the first. */
export function mix(base: string, other: string, share: number): string {
  const blend = [1, 3, 5].map((from) =>
    Math.round(part(base, from) * (1 - share) + part(other, from) * share),
  );
  return `#${blend.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export interface GroundPaint {
  readonly fill: string;
  readonly motif: string;
}

const SOLID: Readonly<Record<Scheme, Readonly<Record<'darkness' | 'blocked', GroundPaint>>>> = {
  dark: {
    darkness: { fill: '#2f2247', motif: '#8a6bd8' },
    blocked: { fill: '#17191f', motif: '#6b7382' },
  },
  light: {
    darkness: { fill: '#b9a5dd', motif: '#4a2d8f' },
    blocked: { fill: '#8f8064', motif: '#4c4130' },
  },
};

/** How much of its own colour a hazard lends the ground. */
const STRENGTH: Readonly<Record<'difficult' | 'lava' | 'miasma' | 'spikes', number>> = {
  difficult: 0.18,
  lava: 0.4,
  miasma: 0.28,
  spikes: 0.22,
};

/** Towards black or white until it can be seen: hatching says more than its ground. */
function legible(ink: string, ground: string, scheme: Scheme): string {
  const end = scheme === 'dark' ? '#ffffff' : '#000000';
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((share) => mix(ink, end, share));
  return steps.find((step) => contrast(step, ground) >= GRAPHIC) ?? end;
}

/** WCAG 1.4.11. */
const GRAPHIC = 3;

function colours(scheme: Scheme, terrain: BoardTerrain, shade: string, level: number): GroundPaint {
  switch (terrain) {
    case 'plain':
    case 'gap':
      return { fill: shade, motif: shade };
    case 'darkness':
    case 'blocked': {
      const { fill, motif } = SOLID[scheme][terrain];
      return { fill: mix(fill, shade, 0.12 * level), motif };
    }
    default: {
      const tint = TINTS[terrain][scheme];
      const glow = terrain === 'lava' ? LAVA_GLOW[scheme] : tint;
      return { fill: mix(shade, glow, STRENGTH[terrain]), motif: tint };
    }
  }
}

/** The ground under the hatching keeps something of its level's shade. */
export function groundPaint(scheme: Scheme, terrain: BoardTerrain, level: BoardLevel): GroundPaint {
  const { fill, motif } = colours(scheme, terrain, BOARD_PAINT[scheme].levels[level], level);
  return { fill, motif: legible(motif, fill, scheme) };
}

/** Redder than its waves: ember on coals. */
const LAVA_GLOW: Readonly<Record<Scheme, string>> = { dark: '#d4551e', light: '#f08a4a' };
