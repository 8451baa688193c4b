import type { PaintedLayer } from './drawing';
import { circle } from './drawing';

export type RuneColor = 'orange' | 'green' | 'blue' | 'red' | 'gray';

/** Each colour has its own outline, so a rune is known without seeing its colour. */
interface RuneStone {
  readonly outline: string;
  readonly lit: string;
  readonly shaded: string;
  readonly fill: string;
  readonly edge: string;
}

const STONES: Readonly<Record<RuneColor, RuneStone>> = {
  orange: {
    outline: 'M12 2.8L21.8 20.2H2.2z',
    lit: 'M12 2.8V14.2L2.2 20.2z',
    shaded: 'M2.2 20.2L12 14.2L21.8 20.2z',
    fill: '#e0862f',
    edge: '#94500f',
  },
  green: {
    outline: 'M12 1.6L20.6 12L12 22.4L3.4 12z',
    lit: 'M12 1.6V12H3.4z',
    shaded: 'M20.6 12H12V22.4z',
    fill: '#5fa55a',
    edge: '#2d6630',
  },
  blue: {
    outline: circle(12, 12, 9.6),
    lit: 'M4.6 11.6C4.2 7.4 8.2 4 12.4 4.6C15 5 13.8 7 11.6 7.8C8.6 8.8 7.6 9.8 6.8 12C6.2 13.6 4.8 13.2 4.6 11.6z',
    shaded: 'M21.4 10.2A9.6 9.6 0 0 1 4.6 18A13.4 13.4 0 0 0 21.4 10.2z',
    fill: '#4f8fd6',
    edge: '#235690',
  },
  red: {
    outline: 'M2.2 3.8H21.8L12 21.2z',
    lit: 'M2.2 3.8H21.8L12 9.8z',
    shaded: 'M21.8 3.8L12 21.2V9.8z',
    fill: '#cf4a41',
    edge: '#7d1f1c',
  },
  gray: {
    outline: 'M12 2L20.6 7V17L12 22L3.4 17V7z',
    lit: 'M12 2V12L3.4 17V7z',
    shaded: 'M3.4 17L12 12L20.6 17L12 22z',
    fill: '#969daa',
    edge: '#565d6b',
  },
};

export const RUNE_COLORS = Object.keys(STONES) as readonly RuneColor[];

export function runeLayers(color: RuneColor): readonly PaintedLayer[] {
  const stone = STONES[color];
  return [
    { d: stone.outline, fill: stone.fill },
    { d: stone.lit, fill: '#ffffff', opacity: 0.26 },
    { d: stone.shaded, fill: '#000000', opacity: 0.2 },
    { d: stone.outline, stroke: stone.edge, width: 1.3 },
  ];
}
