import { Platform, type TextStyle } from 'react-native';

/** Names under which the app loads its faces; each face is its own family, so no weight is faked. */
export const FACES = {
  serif: 'Alegreya-Bold',
  regular: 'AlegreyaSans-Regular',
  bold: 'AlegreyaSans-Bold',
  heavy: 'AlegreyaSans-ExtraBold',
} as const;
export type FontFace = keyof typeof FACES;

export const TEXT_VARIANTS = [
  'title',
  'heading',
  'caption',
  'body',
  'label',
  'small',
  'tag',
  'tab',
  'number',
  'figure',
] as const;
export type TextVariant = (typeof TEXT_VARIANTS)[number];

interface Measure {
  readonly face: FontFace;
  readonly size: number;
  readonly line: number;
  readonly spacing?: number;
  readonly upper?: true;
}

const MEASURES: Readonly<Record<TextVariant, Measure>> = {
  title: { face: 'serif', size: 25, line: 30, spacing: 0.2 },
  heading: { face: 'serif', size: 20, line: 25 },
  caption: { face: 'bold', size: 13, line: 17, spacing: 1.2, upper: true },
  body: { face: 'regular', size: 17, line: 23 },
  label: { face: 'bold', size: 17, line: 22 },
  small: { face: 'regular', size: 15.5, line: 20 },
  tag: { face: 'bold', size: 13.5, line: 17, spacing: 0.3 },
  tab: { face: 'bold', size: 12.5, line: 16 },
  number: { face: 'heavy', size: 20, line: 24 },
  figure: { face: 'heavy', size: 34, line: 38 },
};

const FALLBACK: Readonly<Record<FontFace, string>> = {
  serif: 'Georgia, serif',
  regular: 'system-ui, sans-serif',
  bold: 'system-ui, sans-serif',
  heavy: 'system-ui, sans-serif',
};

export const family = (face: FontFace): string =>
  Platform.OS === 'web' ? `${FACES[face]}, ${FALLBACK[face]}` : FACES[face];

/** Figures line up in columns everywhere: lining, tabular. */
export function textStyle(variant: TextVariant, scale: number): TextStyle {
  const { face, size, line, spacing, upper } = MEASURES[variant];
  return {
    fontFamily: family(face),
    fontSize: size * scale,
    lineHeight: Math.round(line * scale),
    fontVariant: ['lining-nums', 'tabular-nums'],
    ...(spacing === undefined ? {} : { letterSpacing: spacing * scale }),
    ...(upper === undefined ? {} : { textTransform: 'uppercase' }),
  };
}
