import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

interface SampleProps {
  readonly children: ReactNode;
  readonly gap?: number;
}

/** Things side by side that wrap when there is no room. */
export function Samples({ children, gap = 10 }: SampleProps) {
  return <View style={[styles.row, { gap }]}>{children}</View>;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
});
