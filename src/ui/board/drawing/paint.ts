import { TINTS } from '@/src/ui/icons';
import { contrast, type Scheme } from '@/src/ui/theme';
import type { BoardLevel, BoardTerrain } from '../model';

type LevelShades = readonly [string, string, string, string];

export interface BoardPaint {
  /** Higher is lighter, in both themes. */
  readonly levels: LevelShades;
  /** The upright side of a step up to each level. */
  readonly faces: LevelShades;
  readonly zoneLine: string;
  readonly fieldLine: string;
  /** Light that falls on edges, and on the side of a joint that faces it. */
  readonly edge: string;
  readonly crack: string;
  readonly shade: string;
  /** Where the map ends. */
  readonly wall: { readonly fill: string; readonly line: string; readonly joint: string };
  readonly tile: { readonly fill: string; readonly line: string; readonly wisp: string };
  readonly bridge: {
    readonly fill: string;
    readonly plank: string;
    readonly rail: string;
  };
  /** Around whoever acts: nothing else on the board is as warm. */
  readonly glow: { readonly fill: string; readonly ring: string; readonly rim: string };
}

export const BOARD_PAINT: Readonly<Record<Scheme, BoardPaint>> = {
  dark: {
    levels: ['#2a2e38', '#3c4453', '#4d5668', '#5a6477'],
    faces: ['#15171c', '#737f95', '#8b98ae', '#a2aec2'],
    zoneLine: '#435672',
    fieldLine: '#14161b',
    edge: '#c3d0e6',
    crack: '#0e1014',
    shade: 'rgba(2, 3, 6, 0.6)',
    wall: { fill: '#5b6474', line: '#0b0c10', joint: '#333a47' },
    tile: { fill: '#47298a', line: '#a887ff', wisp: '#cdbcff' },
    bridge: { fill: '#6a4c30', plank: '#2e1f12', rail: '#c59a63' },
    glow: { fill: '#e98a3c', ring: '#ffd79a', rim: '#3a1c05' },
  },
  light: {
    levels: ['#cdbf9f', '#ddd0b3', '#ece2cb', '#faf5e7'],
    faces: ['#8f7f5c', '#76663e', '#7c6c44', '#82724a'],
    zoneLine: '#8f97a6',
    fieldLine: '#a5946f',
    edge: '#fffdf4',
    crack: '#6f6040',
    shade: 'rgba(66, 46, 16, 0.38)',
    wall: { fill: '#8b7a58', line: '#4a3d25', joint: '#5f5236' },
    tile: { fill: '#5b3a9c', line: '#2d1a4e', wisp: '#d9caff' },
    bridge: { fill: '#b98a56', plank: '#6b4722', rail: '#5c3c1c' },
    glow: { fill: '#f58a1f', ring: '#fff0cc', rim: '#5a2600' },
  },
};

/** Small plates with numbers look alike on every ground and in both themes. */
export const PLATE = { fill: '#15120d', ink: '#fffaf0', line: '#7b7466' } as const;

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
  /** Around an area of it. */
  readonly rim: string;
}

type Colours = Omit<GroundPaint, 'rim'>;

const SOLID: Readonly<Record<Scheme, Readonly<Record<'darkness' | 'blocked', Colours>>>> = {
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
  difficult: 0.2,
  lava: 0.82,
  miasma: 0.34,
  spikes: 0.24,
};

/** Towards black or white until it can be seen: hatching says more than its ground. */
function legible(ink: string, ground: string, scheme: Scheme): string {
  const end = scheme === 'dark' ? '#ffffff' : '#000000';
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((share) => mix(ink, end, share));
  return steps.find((step) => contrast(step, ground) >= GRAPHIC) ?? end;
}

/** WCAG 1.4.11. */
const GRAPHIC = 3;

function colours(scheme: Scheme, terrain: BoardTerrain, shade: string, level: number): Colours {
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
      const motif = terrain === 'lava' ? LAVA_WAVES[scheme] : tint;
      return { fill: mix(shade, glow, STRENGTH[terrain]), motif };
    }
  }
}

/** The ground under the hatching keeps something of its level's shade. */
export function groundPaint(scheme: Scheme, terrain: BoardTerrain, level: BoardLevel): GroundPaint {
  const { fill, motif } = colours(scheme, terrain, BOARD_PAINT[scheme].levels[level], level);
  const ink = legible(motif, fill, scheme);
  return { fill, motif: ink, rim: mix(fill, ink, 0.6) };
}

/** Redder than its waves: ember on coals. */
const LAVA_GLOW: Readonly<Record<Scheme, string>> = { dark: '#c2470f', light: '#f79a55' };
const LAVA_WAVES: Readonly<Record<Scheme, string>> = { dark: '#ffc27a', light: '#8c2c00' };
