import { StyleSheet, View } from 'react-native';

/** A tick of two borders: on a learnt sheet there are a dozen. */
export function Tick({ size, color }: { readonly size: number; readonly color: string }) {
  return (
    <View style={[styles.tick, { width: size * 0.4, height: size * 0.72, borderColor: color }]} />
  );
}

const styles = StyleSheet.create({
  tick: {
    borderRightWidth: 2.5,
    borderBottomWidth: 2.5,
    transform: [{ translateY: -1.5 }, { rotate: '45deg' }],
    marginHorizontal: 3,
  },
});
