import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { MessageCard } from './MessageCard';
import { useMessages, useSnackbar } from './messages';

/** Above a sheet: what was said since it opened, as long as it is open. */
export function LayerMessage() {
  const newest = useMessages(({ said }) => said[0]?.id ?? 0);
  const message = useMessages((now) => now.message);
  const { hide } = useSnackbar();
  const [before] = useState(newest);
  return (
    <View testID="sheet-messages" aria-live="polite" role="status" style={styles.region}>
      {message === undefined || message.id <= before ? null : (
        <MessageCard key={message.id} message={message} onHide={hide} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  region: { width: '100%', maxWidth: 560, pointerEvents: 'box-none' },
});
