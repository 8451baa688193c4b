import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

interface WrapProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Chips beside each other, broken into as many lines as they need. */
export function Wrap({ label, children }: WrapProps) {
  const group = label === undefined ? {} : { role: 'group' as const, 'aria-label': label };
  return (
    <View {...group} style={styles.wrap}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  wrap: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
