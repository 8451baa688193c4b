import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

interface LiveProps {
  readonly children: ReactNode;
  /** Nothing to say: keeps listening, takes no room in its stack. */
  readonly empty: boolean;
}

/** What changes by itself is read out; the region has to be there before its words are. */
export function Live({ children, empty }: LiveProps) {
  return (
    <View aria-live="polite" style={empty ? styles.empty : styles.full}>
      {empty ? null : children}
    </View>
  );
}

const styles = StyleSheet.create({
  empty: { position: 'absolute' },
  full: { maxWidth: '100%' },
});
