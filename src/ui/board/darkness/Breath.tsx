import { useEffect, useState, type ReactNode } from 'react';
import { Animated, Easing, StyleSheet } from 'react-native';
import { PACE, type BreathProps } from './pace';

/** On phones the native driver moves it: a bitmap that is shifted and dimmed, never drawn again. */
export function Breath({ children }: BreathProps): ReactNode {
  const [breath] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const step = (toValue: number) =>
      Animated.timing(breath, {
        toValue,
        duration: PACE.half,
        easing: Easing.inOut(Easing.sin),
        useNativeDriver: true,
      });
    const loop = Animated.loop(Animated.sequence([step(1), step(0)]));
    loop.start();
    return () => loop.stop();
  }, [breath]);
  const between = (from: number, to: number) =>
    breath.interpolate({ inputRange: [0, 1], outputRange: [from, to] });
  const look = {
    opacity: between(PACE.faint, 1),
    transform: [{ translateX: between(-PACE.drift, PACE.drift) }],
  };
  return <Animated.View style={[styles.layer, look]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
