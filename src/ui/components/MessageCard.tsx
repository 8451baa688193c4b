import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '../icons';
import { useTheme } from '../theme';
import { announce } from './announce';
import { IconButton } from './IconButton';
import { onKeys } from './keyboard';
import { Tappable } from './Tappable';
import { Text } from './Text';
import type { ShownMessage, SnackbarAction } from './snackbar-message';

/** Long enough to read the sentence and to reach for undo. */
const STAYS = 8000;

interface MessageCardProps {
  readonly message: ShownMessage;
  readonly onHide: () => void;
  /** Left out above a sheet, which has a close button of its own: there it stays as long as the sheet. */
  readonly dismissLabel?: string;
}

/** A message with what can be done about it. */
export function MessageCard({ message, onHide, dismissLabel }: MessageCardProps) {
  const { colors, radius, shadow, scaled } = useTheme();
  const [held, setHeld] = useState(false);
  const refused = message.refused === true;
  const stays = dismissLabel === undefined || refused ? Number.POSITIVE_INFINITY : STAYS;
  useCountdown(message.duration ?? stays, held, onHide);
  useEffect(() => {
    announce(message.text);
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
      {...onKeys((press) => {
        if (press.key !== 'Escape') return;
        press.preventDefault?.();
        onHide();
      })}
      style={[styles.card, paint, { borderRadius: radius.card, boxShadow: shadow.floating }]}
    >
      {refused ? <Icon name="warning" size={scaled(18)} color={colors.tones.danger.text} /> : null}
      <Text grow style={styles.words}>
        {message.text}
      </Text>
      {action === undefined ? null : <Act {...action} onPress={act} />}
      {dismissLabel === undefined ? null : (
        <IconButton icon="close" label={dismissLabel} onPress={onHide} on="bare" />
      )}
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
