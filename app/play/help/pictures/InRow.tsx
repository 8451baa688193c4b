import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

/** Controls beside each other, broken into lines where they must be. */
export const InRow = ({ children }: { readonly children: ReactNode }) => (
  <View style={styles.beside}>{children}</View>
);

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
