import { StyleSheet, View } from 'react-native';

/** A tick of two borders: on a learnt sheet there are a dozen. */
export function Tick({ size, color }: { readonly size: number; readonly color: string }) {
  const stroke = { borderRightWidth: size / 6, borderBottomWidth: size / 6, borderColor: color };
  return <View style={[styles.tick, { width: size * 0.42, height: size * 0.75 }, stroke]} />;
}

const styles = StyleSheet.create({
  tick: { transform: [{ translateY: -1.5 }, { rotate: '45deg' }], marginHorizontal: 3 },
});
