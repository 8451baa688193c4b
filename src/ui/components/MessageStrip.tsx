import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { Icon } from '../icons';
import { Live } from './Live';
import { Tappable } from './Tappable';
import { Text } from './Text';
import { useMessages, useStrip } from './messages';
import type { ShownMessage, SnackbarAction } from './snackbar-message';

const TWO_LINES = 40;

export interface MessageStripProps {
  /** Its screen is the one in front. */
  readonly inSight: boolean;
  /** At the right, unless the message has something else to offer; null: there is nothing to take back. */
  readonly undo: SnackbarAction | null;
  /** The whole story. */
  readonly onStory: () => void;
  readonly storyHint: string;
  /** Something stands above it that needs the room more than what was said before; what is said then is shown. */
  readonly yields?: boolean;
}

/** What happened last, in a place of its own between the content and the main action; always as high, unless it yields. */
export function MessageStrip(props: MessageStripProps) {
  const { inSight, undo, onStory, storyHint, yields = false } = props;
  useStrip(inSight);
  const { colors, radius, scaled } = useTheme();
  const message = useMessages((now) => now.message);
  const yielding = useYielding(yields, message);
  const shown = inSight && !yielding ? message : undefined;
  const action = yielding ? null : beside(shown, undo);
  const paint = {
    borderColor: shown === undefined ? 'transparent' : colors.line,
    borderRadius: radius.control,
    minHeight: scaled(TWO_LINES) + 6,
  };
  return (
    <View style={yielding ? styles.yielding : [styles.strip, paint]}>
      <Live role="status" style={styles.region} {...(inSight ? { testID: 'messages' } : {})}>
        {shown === undefined ? null : (
          <Story key={shown.id} message={shown} onPress={onStory} hint={storyHint} />
        )}
      </Live>
      {action === null ? null : (
        <>
          <View style={[styles.edge, { backgroundColor: paint.borderColor }]} />
          <Act {...action} />
        </>
      )}
    </View>
  );
}

/**
 * What another screen offers to take back is no undo of this one's: an imported campaign would go. Nor
 * does this one's stand beside it: it takes back something else than is told there.
 */
function beside(
  message: ShownMessage | undefined,
  undo: SnackbarAction | null,
): SnackbarAction | null {
  if (message?.action === undefined) return undo;
  return message.inStrip === true ? message.action : null;
}

/** Only to what was said before: a refusal, or news of another device, is seen. */
function useYielding(yields: boolean, message: ShownMessage | undefined): boolean {
  const id = message?.id ?? 0;
  const [before, setBefore] = useState<number | null>(null);
  if (yields && before === null) setBefore(id);
  if (!yields && before !== null) setBefore(null);
  return yields && (before ?? id) === id && message?.refused !== true;
}

interface StoryProps {
  readonly message: ShownMessage;
  readonly onPress: () => void;
  readonly hint: string;
}

/** Short: two lines, and the rest a tap away. */
function Story({ message, onPress, hint }: StoryProps) {
  const { colors, radius, scaled } = useTheme();
  const refused = message.refused === true;
  return (
    <Tappable
      role="button"
      testID="snackbar"
      accessibilityHint={hint}
      onPress={onPress}
      radius={radius.control}
      style={styles.story}
    >
      {refused ? <Icon name="warning" size={scaled(18)} color={colors.tones.danger.text} /> : null}
      <Text variant="small" grow numberOfLines={2}>
        {message.text}
      </Text>
    </Tappable>
  );
}

function Act({ label, icon, spoken = label, onPress }: SnackbarAction) {
  const { colors, radius, scaled } = useTheme();
  return (
    <Tappable
      role="button"
      aria-label={spoken}
      onPress={onPress}
      radius={radius.control}
      style={styles.act}
    >
      {icon === undefined ? null : (
        <Icon name={icon} size={scaled(16)} color={colors.tones.ember.text} />
      )}
      <Text variant="label" ink="ember">
        {label}
      </Text>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'stretch', borderWidth: 1 },
  yielding: { position: 'absolute', height: 0, overflow: 'hidden' },
  region: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  story: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 12,
    paddingVertical: 3,
  },
  act: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 12,
  },
  edge: { width: 1 },
});
