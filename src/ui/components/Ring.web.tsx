import { StyleSheet, View, type ViewStyle } from 'react-native';
import { useTheme } from '../theme';
import { ringStyle, type SpinnerProps } from './ring-style';

/** The browser turns it: React would draw it anew in every frame, out of sight too. */
export function Ring(props: SpinnerProps) {
  const { motion } = useTheme();
  const pace = { animationDuration: `${motion.slow}ms` } as ViewStyle;
  return <View style={[ringStyle(props), styles.turning, pace]} />;
}

const styles = StyleSheet.create({
  turning: {
    animationKeyframes: {
      from: { transform: 'rotate(0deg)' },
      to: { transform: 'rotate(360deg)' },
    },
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  } as ViewStyle,
});
