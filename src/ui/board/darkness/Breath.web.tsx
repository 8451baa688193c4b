import { StyleSheet, View, type ViewStyle } from 'react-native';
import { PACE, STIRS, type BreathProps } from './pace';

/** The browser moves it by itself: React would draw it anew in every frame. */
export const Breath = ({ children }: BreathProps) => <View style={styles.layer}>{children}</View>;

const styles = StyleSheet.create({
  layer: {
    position: 'absolute',
    left: 0,
    top: 0,
    pointerEvents: 'none',
    animationKeyframes: {
      from: { opacity: PACE.faint, transform: `translateX(${-PACE.drift}px)` },
      to: { opacity: 1, transform: `translateX(${PACE.drift}px)` },
    },
    animationDuration: `${PACE.half}ms`,
    animationDirection: 'alternate',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    visibility: `var(${STIRS}, visible)`,
  } as ViewStyle,
});
