import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { Ring } from './Ring';
import type { SpinnerProps } from './ring-style';

export type { SpinnerProps } from './ring-style';

/** With reduced motion three still dots say the same. */
export function Spinner({ size, color }: SpinnerProps) {
  const { reducedMotion } = useTheme();
  return reducedMotion ? <Dots size={size} color={color} /> : <Ring size={size} color={color} />;
}

function Dots({ size, color }: SpinnerProps) {
  const dot = { width: size / 4, height: size / 4, borderRadius: size / 8, backgroundColor: color };
  return (
    <View style={[styles.dots, { width: size, height: size }]}>
      <View style={dot} />
      <View style={dot} />
      <View style={dot} />
    </View>
  );
}

const styles = StyleSheet.create({
  dots: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});
