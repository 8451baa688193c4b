import { StyleSheet, View } from 'react-native';
import { useMessagePlace, useReservedSpace } from '../overlay';
import { MessageCard } from './MessageCard';
import { useMessages, useSnackbar } from './messages';
import type { ShownMessage } from './snackbar-message';

/**
 * Floats where the screen has no strip of its own and no sheet is open, over room the screen leaves free. The live region is always
 * there: one that appears with its words stays unread in browsers.
 */
export function SnackbarBody({ dismissLabel }: { readonly dismissLabel: string }) {
  const place = useMessagePlace();
  const message = useMessages((now) => now.message);
  const inStrip = useMessages(({ strips }) => strips > 0);
  const { hide } = useSnackbar();
  if (place === null || inStrip) return null;
  return (
    <View style={[styles.place, place]}>
      <View testID="messages" aria-live="polite" role="status" style={styles.region}>
        {message === undefined ? null : (
          <Card message={message} onHide={hide} dismissLabel={dismissLabel} />
        )}
      </View>
    </View>
  );
}

interface CardProps {
  readonly message: ShownMessage;
  readonly onHide: () => void;
  readonly dismissLabel: string;
}

/** Stays from message to message: the room it takes does not jump. */
function Card(props: CardProps) {
  const onLayout = useReservedSpace('message');
  return (
    <View testID="floating-message" onLayout={onLayout}>
      <MessageCard key={props.message.id} {...props} />
    </View>
  );
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
});
