import { useEffect, useState } from 'react';
import { Animated, Easing, Platform, StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';

export interface SpinnerProps {
  readonly size: number;
  readonly color: string;
}

/** With reduced motion three still dots say the same. */
export function Spinner({ size, color }: SpinnerProps) {
  const { reducedMotion } = useTheme();
  return reducedMotion ? <Dots size={size} color={color} /> : <Ring size={size} color={color} />;
}

function Ring({ size, color }: SpinnerProps) {
  const { motion } = useTheme();
  const [turn] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const spin = Animated.loop(
      Animated.timing(turn, {
        toValue: 1,
        duration: motion.slow,
        easing: Easing.linear,
        useNativeDriver: Platform.OS !== 'web',
      }),
    );
    spin.start();
    return () => spin.stop();
  }, [turn, motion.slow]);
  const rotate = turn.interpolate({ inputRange: [0, 1], outputRange: ['0deg', '360deg'] });
  return (
    <Animated.View
      style={[
        styles.ring,
        { width: size, height: size, borderRadius: size / 2, borderColor: color },
        { borderTopColor: 'transparent', transform: [{ rotate }] },
      ]}
    />
  );
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
  ring: { borderWidth: 2.5 },
  dots: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});
