import { useEffect, useState } from 'react';
import { Animated, Easing } from 'react-native';
import { useTheme } from '../theme';
import { ringStyle, type SpinnerProps } from './ring-style';

/** On phones the native driver turns it. */
export function Ring(props: SpinnerProps) {
  const { motion } = useTheme();
  const [turn] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const spin = Animated.loop(
      Animated.timing(turn, {
        toValue: 1,
        duration: motion.slow,
        easing: Easing.linear,
        useNativeDriver: true,
      }),
    );
    spin.start();
    return () => spin.stop();
  }, [turn, motion.slow]);
  const rotate = turn.interpolate({ inputRange: [0, 1], outputRange: ['0deg', '360deg'] });
  return <Animated.View style={[ringStyle(props), { transform: [{ rotate }] }]} />;
}
