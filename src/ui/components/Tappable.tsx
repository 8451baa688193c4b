import { useContext, useState, type ReactNode, type Ref, type RefObject } from 'react';
import {
  Platform,
  Pressable,
  StyleSheet,
  View,
  type PressableProps,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { notePressed } from '../overlay';
import { useTheme, type Theme } from '../theme';
import { isFocusVisible } from './focus-visible';
import { onKeys, type KeyPress } from './keyboard';
import { useMeant } from './meant-for';
import { MissedTapContext } from './missed-tap';

export interface TappableProps extends Omit<PressableProps, 'style' | 'children' | 'onPress'> {
  readonly children?: ReactNode;
  readonly onPress: () => void;
  readonly radius?: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly onKey?: (press: KeyPress) => void;
  /** Since when it means what it means, where that changes without its being drawn again. */
  readonly shownAt?: RefObject<number>;
  readonly ref?: Ref<View>;
}

/** react-native-web presses only buttons with the space bar; switches, tabs and radios need it too. */
const SPACE_IS_NOT_ENOUGH = new Set(['tab', 'radio', 'switch', 'checkbox', 'option']);

/** It leaves Enter on a link to the browser, which knows only those with an address. */
const IS_ENTER_MISSED = Platform.OS === 'web';

function isMissed(key: string, role: string | undefined): boolean {
  if (key === 'Enter') return IS_ENTER_MISSED && role === 'link';
  return key === ' ' && role !== undefined && SPACE_IS_NOT_ENOUGH.has(role);
}

/** Width 0 alone does not silence a browser's own ring: its style is "auto" and ignores widths. */
export const NO_RING = { outlineStyle: 'solid', outlineWidth: 0 } as const;

export const focusRing = ({ colors }: Theme, focused: boolean) =>
  focused
    ? ({
        outlineColor: colors.focus,
        outlineStyle: 'solid',
        outlineWidth: 3,
        outlineOffset: 2,
      } as const)
    : NO_RING;

/** "Chosen" for a button: browsers want aria-pressed, phones want the selected state. */
export const pressState = (selected: boolean | undefined): object =>
  selected === undefined ? {} : { 'aria-pressed': selected, accessibilityState: { selected } };

/** The one base of everything pressable: target size, hover and press veil, focus ring, space and Enter. */
export function Tappable(props: TappableProps) {
  const { children, radius = 0, style, onKey, onPress, onFocus, onBlur, ...others } = props;
  const { onPressIn, onPressOut, shownAt, ...rest } = others;
  const theme = useTheme();
  const isMeant = useMeant(shownAt);
  const missed = useContext(MissedTapContext);
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [pressed, setPressed] = useState(false);
  const handleKey = (press: KeyPress) => {
    onKey?.(press);
    if (rest.disabled === true || !isMissed(press.key, rest.role)) return;
    press.preventDefault?.();
    onPress();
  };
  return (
    <Pressable
      {...rest}
      {...onKeys(handleKey)}
      onPress={(event) => {
        if (!isMeant(event)) return missed();
        notePressed(event.currentTarget);
        onPress();
      }}
      onFocus={(event) => {
        setFocused(isFocusVisible(event));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      onHoverIn={() => setHovered(true)}
      onHoverOut={() => setHovered(false)}
      onPressIn={(event) => {
        setPressed(true);
        onPressIn?.(event);
      }}
      onPressOut={(event) => {
        setPressed(false);
        onPressOut?.(event);
      }}
      style={[styles.target, { borderRadius: radius }, style, focusRing(theme, focused)]}
    >
      {children}
      <Veil
        shown={(hovered || pressed) && rest.disabled !== true}
        strong={pressed}
        radius={radius}
      />
    </Pressable>
  );
}

interface VeilProps {
  readonly shown: boolean;
  readonly strong: boolean;
  readonly radius: number;
}

function Veil({ shown, strong, radius }: VeilProps) {
  const { colors } = useTheme();
  if (!shown) return null;
  const backgroundColor = strong ? colors.press : colors.hover;
  return <View style={[styles.veil, { borderRadius: radius, backgroundColor }]} />;
}

const styles = StyleSheet.create({
  target: { minWidth: 44, minHeight: 44, userSelect: 'none' },
  veil: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, pointerEvents: 'none' },
});
