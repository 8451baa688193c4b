import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useWindowDimensions, type TextStyle } from 'react-native';
import { PALETTES, type ColourPalette, type Scheme } from './palette';
import { MOTION, RADIUS, SIZE, SPACE, STILL, type Motion } from './tokens';
import { textStyle, type TextVariant } from './type-scale';

/** WCAG 1.4.4: text doubles; beyond that a phone shows one word a line. */
const LARGEST_TEXT = 2;

export interface Theme {
  readonly scheme: Scheme;
  /** The app's own setting times the device's, at most 2. */
  readonly textScale: number;
  readonly reducedMotion: boolean;
  readonly colors: ColourPalette;
  readonly space: typeof SPACE;
  readonly radius: typeof RADIUS;
  readonly size: typeof SIZE;
  readonly motion: Motion;
  readonly shadow: { readonly card: string; readonly floating: string };
  readonly text: (variant: TextVariant) => TextStyle;
  /** A length that grows with the text, for icons beside words. */
  readonly scaled: (length: number) => number;
}

export interface ThemeProviderProps {
  readonly scheme: Scheme;
  readonly textScale: number;
  readonly reducedMotion: boolean;
  readonly children: ReactNode;
}

export function createTheme(scheme: Scheme, textScale: number, reducedMotion: boolean): Theme {
  const scale = Math.min(LARGEST_TEXT, Math.max(0.8, textScale));
  const colors = PALETTES[scheme];
  return {
    scheme,
    textScale: scale,
    reducedMotion,
    colors,
    space: SPACE,
    radius: RADIUS,
    size: SIZE,
    motion: reducedMotion ? STILL : MOTION,
    shadow: {
      card: `0px 4px 16px ${colors.shadow}`,
      floating: `0px 8px 32px ${colors.shadow}`,
    },
    text: (variant) => textStyle(variant, scale),
    scaled: (length) => Math.round(length * scale),
  };
}

const ThemeContext = createContext<Theme>(createTheme('dark', 1, false));

export function ThemeProvider({ scheme, textScale, reducedMotion, children }: ThemeProviderProps) {
  const { fontScale } = useWindowDimensions();
  const theme = useMemo(
    () => createTheme(scheme, textScale * fontScale, reducedMotion),
    [scheme, textScale, fontScale, reducedMotion],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export const useTheme = (): Theme => useContext(ThemeContext);
