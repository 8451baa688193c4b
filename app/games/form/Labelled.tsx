import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from '@/src/ui';

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What belongs together under one small heading, for eyes and screen readers alike. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    <View role="group" aria-label={label} style={styles.group}>
      <Text variant="small" ink="muted">
        {label}
      </Text>
      {children}
    </View>
  );
}

/** Chips beside each other, on as many lines as they need. */
export const Chips = ({ children }: { readonly children: ReactNode }) => (
  <View style={styles.chips}>{children}</View>
);

const styles = StyleSheet.create({
  group: { gap: 6 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
