import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { Animated, Easing, Platform } from 'react-native';
import type { Position } from '@/src/rules';
import { useTheme } from '@/src/ui';
import type { BoardFigure, BoardWalk } from '@/src/ui/board';
import { useRunningTurn, useRunningTurnStore } from '@/app/play/turn/running-turn-context';
import { toView, type Frame } from '../picture/frame';

export function useStartWalk(): (figure: string, way: readonly Position[]) => void {
  const store = useRunningTurnStore();
  const { reducedMotion } = useTheme();
  return useCallback(
    (figure, way) => {
      if (reducedMotion || way.length < 2) return;
      store.setState({ walk: { figure, way } });
    },
    [store, reducedMotion],
  );
}

const STEP = 110;
const LONGEST = 660;

/** The figure that is still on its way to where it stands already; each way is walked once. */
export function useWalk(figures: readonly BoardFigure[], frame: Frame): BoardWalk | undefined {
  const { figure, way } = useRunningTurn(({ walk }) => walk);
  const [walked, setWalked] = useState(way);
  const end = way.at(-1);
  const there = figures.find(({ id }) => id === figure);
  const goal = end === undefined ? undefined : toView(frame, end);
  const arrived = there !== undefined && goal?.x === there.x && goal.y === there.y;
  const isDue = arrived && walked !== way;
  const walk = useMemo(() => {
    if (!isDue) return undefined;
    const points = way.map((at) => toView(frame, at));
    return { figure, points, along: new Animated.Value(0) };
  }, [isDue, figure, way, frame]);
  useLayoutEffect(() => {
    if (walk === undefined) return undefined;
    const walking = Animated.timing(walk.along, {
      toValue: 1,
      duration: Math.min(LONGEST, STEP * (way.length - 1)),
      easing: Easing.inOut(Easing.quad),
      useNativeDriver: Platform.OS !== 'web',
    });
    walking.start(() => setWalked(way));
    return () => walking.stop();
  }, [walk, way]);
  return walk;
}
