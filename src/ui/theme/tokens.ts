/** Points. The gutter of every screen is `space.l`. */
export const SPACE = { xxs: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;

export const RADIUS = { tag: 7, pill: 16, control: 16, button: 18, card: 20, sheet: 28 } as const;

export const SIZE = {
  /** Nothing that can be tapped is smaller, neither way. */
  target: 44,
  mainAction: 56,
  contentWidth: 720,
  wideContentWidth: 1120,
  railWidth: 104,
  /** From here on a navigation rail and two columns replace the bottom bar and the single column. */
  wideFrom: 900,
  sheetWidth: 480,
} as const;

/** Milliseconds; ThemeProvider turns all into zero for reduced motion. */
export const MOTION = { quick: 120, calm: 220, slow: 900 } as const;
export type Motion = Readonly<Record<keyof typeof MOTION, number>>;
export const STILL: Motion = { quick: 0, calm: 0, slow: 0 };
