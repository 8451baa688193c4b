import type { ReactNode, Ref } from 'react';
import {
  Text as NativeText,
  type TextProps as NativeTextProps,
  type TextStyle,
} from 'react-native';
import { useTheme, type Theme, type TextVariant, type ToneName } from '../theme';

export type Ink = 'text' | 'muted' | 'faint' | ToneName;
export type HeadingLevel = 1 | 2 | 3 | 4;

/** React Native reads no text out because it changes: that takes a `Live` around it. */
type LiveRegion = 'aria-live' | 'accessibilityLiveRegion';

export interface TextProps extends Omit<
  NativeTextProps,
  'style' | 'children' | 'role' | LiveRegion
> {
  readonly children?: ReactNode;
  readonly variant?: TextVariant;
  readonly ink?: Ink;
  /** Words on a filled tone, such as a button's. Wins over `ink`. */
  readonly onFill?: ToneName;
  readonly align?: 'left' | 'center' | 'right';
  /** Makes it a heading for screen readers; titles and headings are by themselves. */
  readonly level?: HeadingLevel | 'none';
  /** Takes the free width of a row and wraps there. */
  readonly grow?: boolean;
  readonly style?: TextStyle;
  /** The language of foreign words, for screen readers in the browser. */
  readonly lang?: string;
  readonly ref?: Ref<NativeText>;
}

const LEVELS: Partial<Readonly<Record<TextVariant, HeadingLevel>>> = { title: 1, heading: 2 };

export function inkColour({ colors }: Theme, ink: Ink): string {
  switch (ink) {
    case 'text':
    case 'muted':
    case 'faint':
      return colors[ink];
    default:
      return colors.tones[ink].text;
  }
}

const heading = (level: HeadingLevel | 'none' | undefined): object =>
  level === undefined || level === 'none' ? {} : { role: 'heading', 'aria-level': level };

/** The theme scales the size itself (app setting times device setting), so the platform must not. */
export function Text({
  variant = 'body',
  ink = 'text',
  onFill,
  align,
  level,
  grow = false,
  style,
  ...rest
}: TextProps) {
  const theme = useTheme();
  const color = onFill === undefined ? inkColour(theme, ink) : theme.colors.tones[onFill].onFill;
  return (
    <NativeText
      allowFontScaling={false}
      android_hyphenationFrequency="normal"
      {...heading(level ?? LEVELS[variant])}
      {...rest}
      style={[
        theme.text(variant),
        { color },
        align === undefined ? null : { textAlign: align },
        grow ? { flexGrow: 1, flexShrink: 1, flexBasis: 0 } : null,
        style,
      ]}
    />
  );
}
