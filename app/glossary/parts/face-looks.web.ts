import type { CSSProperties } from 'react';
import type { TextStyle } from 'react-native';
import { inkColour, type Ink, type TextVariant, type Theme } from '@/src/ui';

const TILE = 44;

/** As react-native-web's Text lays words out. */
const WORDS: CSSProperties = { whiteSpace: 'pre-wrap', overflowWrap: 'break-word' };

const inPixels = (length: number | undefined): string | undefined =>
  length === undefined ? undefined : `${length}px`;

const css = ({ fontVariant, lineHeight, letterSpacing, ...style }: TextStyle): CSSProperties => ({
  ...(style as CSSProperties),
  fontVariant: Array.isArray(fontVariant) ? fontVariant.join(' ') : undefined,
  lineHeight: inPixels(lineHeight),
  letterSpacing: inPixels(letterSpacing),
});

const memoizedBy = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

/** The styles of the cards' faces under one theme. The same objects every time: React then leaves them alone. */
const looksOf = (theme: Theme) => {
  const { colors, scaled, text } = theme;
  const side = Math.min(scaled(TILE), TILE * 1.4);
  const words = memoizedBy((look: `${TextVariant} ${Ink}`): CSSProperties => {
    const [variant, ink] = look.split(' ') as [TextVariant, Ink];
    const below = variant === 'small' ? { marginTop: 2 } : {};
    return { ...WORDS, ...below, ...css(text(variant)), color: inkColour(theme, ink) };
  });
  return {
    side,
    words: (variant: TextVariant, ink: Ink) => words(`${variant} ${ink}`),
    tile: memoizedBy((backgroundColor: string): CSSProperties => ({
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      width: side,
      height: side,
      borderRadius: 14,
      backgroundColor,
    })),
    /** Beside the name, in the same line. */
    otherName: {
      ...css(text('small')),
      color: inkColour(theme, 'muted'),
    } satisfies CSSProperties,
    mark: {
      color: inkColour(theme, 'ember'),
      textDecorationLine: 'underline',
      textDecorationColor: colors.tones.ember.graphic,
    } satisfies CSSProperties,
  };
};

const looks = new WeakMap<Theme, FaceLooks>();

export type FaceLooks = ReturnType<typeof looksOf>;

export const faceLooks = (theme: Theme): FaceLooks => {
  const known = looks.get(theme) ?? looksOf(theme);
  looks.set(theme, known);
  return known;
};
