import { useEffect, useRef, useState } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '../theme';
import { useBottomSpace } from './bottom-space';
import { IconButton } from './IconButton';
import { onKeys } from './keyboard';
import { Tappable } from './Tappable';
import { Text } from './Text';
import type { ShownMessage, SnackbarAction } from './snackbar-message';

/** Long enough to read the sentence and to reach for undo. */
const STAYS = 8000;

interface SnackbarBodyProps {
  readonly message: ShownMessage | undefined;
  readonly onHide: () => void;
  readonly dismissLabel: string;
}

/** The live region is always there: one that appears with its words stays unread in browsers. */
export function SnackbarBody({ message, onHide, dismissLabel }: SnackbarBodyProps) {
  const insets = useSafeAreaInsets();
  const above = useBottomSpace();
  return (
    <View style={[styles.place, { bottom: Math.max(above, insets.bottom) + 12 }]}>
      <View testID="messages" aria-live="polite" role="status" style={styles.region}>
        {message === undefined ? null : (
          <Shown key={message.id} message={message} onHide={onHide} dismissLabel={dismissLabel} />
        )}
      </View>
    </View>
  );
}

interface ShownProps extends SnackbarBodyProps {
  readonly message: ShownMessage;
}

function Shown({ message, onHide, dismissLabel }: ShownProps) {
  const { colors, radius, shadow } = useTheme();
  const [held, setHeld] = useState(false);
  useCountdown(message.duration ?? STAYS, held, onHide);
  useEffect(() => {
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(message.text);
  }, [message.text]);
  const { action } = message;
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onTouchStart: () => setHeld(true),
    onTouchEnd: () => setHeld(false),
  };
  const paint = { backgroundColor: colors.raised, borderColor: colors.outline };
  const act = () => {
    onHide();
    action?.onPress();
  };
  return (
    <View
      testID="snackbar"
      {...hold}
      {...onKeys(({ key }) => (key === 'Escape' ? onHide() : undefined))}
      style={[styles.card, paint, { borderRadius: radius.card, boxShadow: shadow.floating }]}
    >
      <Text grow style={styles.words}>
        {message.text}
      </Text>
      {action === undefined ? null : <Act {...action} onPress={act} />}
      <IconButton icon="close" label={dismissLabel} onPress={onHide} on="bare" />
    </View>
  );
}

/** Without a fill: the screen's main action stays the only ember field. */
function Act({ label, spoken = label, onPress }: SnackbarAction) {
  const { radius } = useTheme();
  return (
    <Tappable
      role="button"
      aria-label={spoken}
      onPress={onPress}
      radius={radius.control}
      style={styles.act}
    >
      <Text variant="label" ink="ember">
        {label}
      </Text>
    </Tappable>
  );
}

/** Counts only while nobody holds the message; the rest of the time is kept. */
function useCountdown(duration: number, held: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  useEffect(() => {
    if (held) return undefined;
    const from = Date.now();
    if (left.current === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1500, left.current - (Date.now() - from));
    };
  }, [held, onEnd]);
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    right: 0,
    alignItems: 'center',
    paddingHorizontal: 12,
    pointerEvents: 'box-none',
  },
  region: { width: '100%', maxWidth: 560, pointerEvents: 'box-none' },
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    borderWidth: 1,
    paddingLeft: 16,
    paddingRight: 6,
    paddingVertical: 6,
  },
  act: { justifyContent: 'center', paddingHorizontal: 12 },
  words: { flexBasis: 160, paddingVertical: 6 },
});
