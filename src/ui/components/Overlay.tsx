import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  AccessibilityInfo,
  Animated,
  KeyboardAvoidingView,
  Modal,
  Platform,
  StyleSheet,
  View,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { useTheme } from '../theme';
import { useBrowserBack } from './useBrowserBack';

export type OverlayPlace = 'bottom' | 'center' | 'side';

export interface OverlayProps {
  readonly visible: boolean;
  readonly onClose: () => void;
  /** One page back, where it has pages: for Escape, the back button and the browser's back. */
  readonly onBack?: (() => void) | undefined;
  /** Spoken when it opens. */
  readonly label: string;
  readonly place: OverlayPlace;
  readonly children: ReactNode;
  /** The part that takes the focus when it opens. */
  readonly focusTarget: React.RefObject<View | null>;
  readonly panelStyle: StyleProp<ViewStyle>;
  readonly testID?: string;
}

const PLACES: Readonly<Record<OverlayPlace, ViewStyle>> = {
  bottom: { justifyContent: 'flex-end', alignItems: 'center' },
  center: { justifyContent: 'center', alignItems: 'center', padding: 24 },
  side: { justifyContent: 'flex-start', alignItems: 'flex-end' },
};

export function moveFocus(target: View | null): void {
  if (target === null) return;
  if (Platform.OS === 'web') target.focus();
  else AccessibilityInfo.sendAccessibilityEvent(target, 'focus');
}

/** The base of sheet and dialog. Escape and the back button arrive as onRequestClose. */
export function Overlay(props: OverlayProps) {
  const { visible, onClose, label, place, children, focusTarget, panelStyle } = props;
  const { colors, reducedMotion } = useTheme();
  useBrowserBack(visible ? props.onBack : undefined);
  return (
    <Modal
      transparent
      visible={visible}
      animationType={reducedMotion ? 'none' : 'fade'}
      onRequestClose={props.onBack ?? onClose}
      onShow={() => moveFocus(focusTarget.current)}
      statusBarTranslucent
      navigationBarTranslucent
      supportedOrientations={['portrait', 'landscape']}
      aria-label={label}
      testID={props.testID}
    >
      <KeyboardAvoidingView
        {...(Platform.OS === 'ios' ? { behavior: 'padding' } : {})}
        style={[styles.fill, PLACES[place]]}
      >
        <Scrim color={colors.scrim} onTap={onClose} />
        <Rising place={place} style={panelStyle}>
          {children}
        </Rising>
      </KeyboardAvoidingView>
    </Modal>
  );
}

/** Not a button: the keyboard must not stop at it, and every overlay has a real close button. */
function Scrim({ color, onTap }: { readonly color: string; readonly onTap: () => void }) {
  return (
    <View
      testID="scrim"
      aria-hidden
      onStartShouldSetResponder={() => true}
      onResponderRelease={onTap}
      style={[styles.scrim, { backgroundColor: color }]}
    />
  );
}

interface RisingProps {
  readonly place: OverlayPlace;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

function Rising({ place, style, children }: RisingProps) {
  const { motion } = useTheme();
  const [rise] = useState(() => new Animated.Value(0));
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const duration = motion.calm;
    Animated.timing(rise, { toValue: 1, duration, useNativeDriver: Platform.OS !== 'web' }).start();
  }, [rise, motion.calm]);
  const shift = rise.interpolate({
    inputRange: [0, 1],
    outputRange: [motion.calm === 0 ? 0 : 28, 0],
  });
  const transform = place === 'side' ? [{ translateX: shift }] : [{ translateY: shift }];
  return (
    <Animated.View accessibilityViewIsModal style={[style, { transform }]}>
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  scrim: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
});
