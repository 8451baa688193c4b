/** The plastic bases of the monsters, in acting order; the same objects in both themes. */
export const PAINTED_BASES = [
  'yellow',
  'dark-blue',
  'pink',
  'green',
  'dark-red',
  'black',
  'orange',
  'white',
  'light-blue',
  'blue',
  'red',
  'brown',
] as const;
export type PaintedBase = (typeof PAINTED_BASES)[number];

export interface BasePaint {
  readonly fill: string;
  readonly onFill: string;
}

const INK = '#17120b';
const PAPER = '#fffaf0';

export const BASE_PAINT: Readonly<Record<PaintedBase, BasePaint>> = {
  yellow: { fill: '#e6c64f', onFill: INK },
  'dark-blue': { fill: '#2b4a9e', onFill: PAPER },
  pink: { fill: '#e487b0', onFill: INK },
  green: { fill: '#5fa55a', onFill: INK },
  'dark-red': { fill: '#8e2430', onFill: PAPER },
  black: { fill: '#25262b', onFill: PAPER },
  orange: { fill: '#e0862f', onFill: INK },
  white: { fill: '#d9dce2', onFill: INK },
  'light-blue': { fill: '#8cc8ec', onFill: INK },
  blue: { fill: '#4f8fd6', onFill: INK },
  red: { fill: '#dd5a50', onFill: INK },
  brown: { fill: '#7a4d2c', onFill: PAPER },
};
