import { useContext, useEffect, useState, type ReactNode } from 'react';
import { Animated, Platform, StyleSheet, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AboveKeyboard } from '../scroll';
import { useTheme } from '../theme';
import { LayerMessageContext } from './message-place';
import { useMessageRoom, usePanelStyle, type OverlayPlace } from './panel-style';

export interface Drawn {
  readonly onClose: () => void;
  /** One page back, where it has pages: for Escape, the back button and the browser's back. */
  readonly onBack?: (() => void) | undefined;
  /** Spoken when it opens. */
  readonly label: string;
  readonly place: OverlayPlace;
  readonly children: ReactNode;
  readonly testID?: string | undefined;
}

const PLACES: Readonly<Record<OverlayPlace, ViewStyle>> = {
  bottom: { justifyContent: 'flex-end', alignItems: 'center' },
  center: { justifyContent: 'center', alignItems: 'center', padding: 24 },
  side: { justifyContent: 'flex-start', alignItems: 'flex-end' },
};

export function LayerView(props: Drawn & { readonly isTop: boolean }) {
  const { onClose, onBack = onClose, label, place, isTop } = props;
  const insets = useSafeAreaInsets();
  return (
    <View
      role="dialog"
      aria-modal={isTop}
      accessibilityViewIsModal={isTop}
      onAccessibilityEscape={onBack}
      aria-label={label}
      testID={props.testID}
      style={styles.fill}
    >
      <AboveKeyboard kept={place === 'center' ? 0 : insets.bottom}>
        <Outside onTap={onClose} />
        <View style={[styles.place, PLACES[place]]}>
          {isTop ? <AbovePanel place={place} /> : null}
          <Rising place={place}>{props.children}</Rising>
          {place === 'center' ? <BelowPanel /> : null}
        </View>
      </AboveKeyboard>
    </View>
  );
}

/** Messages beside the panel, over what is dimmed anyway: nothing that could be tapped lies under them. */
function AbovePanel({ place }: { readonly place: OverlayPlace }) {
  const message = useContext(LayerMessageContext);
  const { size } = useTheme();
  const { top, left } = useSafeAreaInsets();
  const minHeight = useMessageRoom();
  if (message === null) return null;
  const beside = { top: top + 12, left: left + 12, right: size.sheetWidth + 12 };
  const where = {
    bottom: styles.upon,
    center: [styles.upon, styles.half, { paddingTop: top, minHeight }],
    side: [styles.apart, beside],
  }[place];
  return <View style={where}>{message}</View>;
}

/** Keeps in the middle what has room for a message above it; gives way to a longer one. */
function BelowPanel() {
  const height = useMessageRoom();
  return <View style={[styles.half, styles.below, { flexBasis: height }]} />;
}

const NATIVE = Platform.OS !== 'web';

function useFade(shown: boolean, from: number): Animated.Value {
  const { motion } = useTheme();
  const [value] = useState(() => new Animated.Value(from));
  useEffect(() => {
    const timing = { toValue: shown ? 1 : 0, duration: motion.calm, useNativeDriver: NATIVE };
    Animated.timing(value, timing).start();
  }, [value, shown, motion.calm]);
  return value;
}

/** Between a sheet and what it covers. */
export function Dim({ shown }: { readonly shown: boolean }) {
  const { colors } = useTheme();
  const opacity = useFade(shown, 0);
  return (
    <Animated.View aria-hidden style={[styles.dim, { backgroundColor: colors.scrim, opacity }]} />
  );
}

/** The second tap of a double tap was meant for what opened the sheet. */
const DOUBLE_TAP_MS = 350;

/** Not a button: the keyboard must not stop at it, and every overlay has a real close button. */
function Outside({ onTap }: { readonly onTap: () => void }) {
  const [since] = useState(() => Date.now());
  const tap = () => {
    if (Date.now() - since > DOUBLE_TAP_MS) onTap();
  };
  return (
    <View
      testID="scrim"
      aria-hidden
      onStartShouldSetResponder={() => true}
      onResponderRelease={tap}
      style={styles.outside}
    />
  );
}

interface RisingProps {
  readonly place: OverlayPlace;
  readonly children: ReactNode;
}

function Rising({ place, children }: RisingProps) {
  const style = usePanelStyle(place);
  const rise = useFade(true, 0);
  const shift = rise.interpolate({ inputRange: [0, 1], outputRange: [28, 0] });
  const transform = place === 'side' ? [{ translateX: shift }] : [{ translateY: shift }];
  return <Animated.View style={[style, { opacity: rise, transform }]}>{children}</Animated.View>;
}

const EVERYWHERE = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } as const;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  place: { flex: 1, pointerEvents: 'box-none' },
  upon: {
    width: '100%',
    alignItems: 'center',
    paddingHorizontal: 12,
    paddingBottom: 8,
    pointerEvents: 'box-none',
  },
  half: { flexGrow: 1, justifyContent: 'flex-end' },
  below: { flexShrink: 1000, pointerEvents: 'none' },
  apart: { position: 'absolute', alignItems: 'center', pointerEvents: 'box-none' },
  dim: { ...EVERYWHERE, pointerEvents: 'none' },
  outside: EVERYWHERE,
});
