import { useCallback, useLayoutEffect, useState } from 'react';
import { Animated, Easing } from 'react-native';
import type { Position } from '@/src/rules';
import { useTheme } from '@/src/ui';
import type { BoardFigure, BoardPoint } from '@/src/ui/board';
import { useRunningTurn, useRunningTurnStore } from '@/app/play/turn/running-turn-context';
import { toView, type Frame } from '../picture/frame';

export function useStartWalk(): (figure: string, way: readonly Position[]) => void {
  const store = useRunningTurnStore();
  const { reducedMotion } = useTheme();
  return useCallback(
    (figure, way) => {
      if (reducedMotion || way.length < 2) return;
      store.setState(({ walk }) => ({ walk: { figure, way, serial: walk.serial + 1 } }));
    },
    [store, reducedMotion],
  );
}

const STEP = 110;
const LONGEST = 660;

/** Between two places of the way. */
export const pointOn = (points: readonly BoardPoint[], share: number): BoardPoint | undefined => {
  const along = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const from = points[Math.floor(along)];
  const to = points[Math.ceil(along)];
  if (from === undefined || to === undefined) return undefined;
  const part = along - Math.floor(along);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** The figures as they stand, but for one that is still on its way. */
export function useWalking(figures: readonly BoardFigure[], frame: Frame): readonly BoardFigure[] {
  const { figure, way, serial } = useRunningTurn(({ walk }) => walk);
  const [on, setOn] = useState<{ readonly serial: number; readonly at: BoardPoint } | null>(null);
  const end = way.at(-1);
  const there = figures.find(({ id }) => id === figure);
  const goal = end === undefined ? undefined : toView(frame, end);
  const arrived = there !== undefined && goal?.x === there.x && goal.y === there.y;
  useLayoutEffect(() => {
    if (!arrived || serial === 0 || seen.has(way)) return undefined;
    seen.add(way);
    const points = way.map((at) => toView(frame, at));
    const value = new Animated.Value(0);
    const listener = value.addListener((now) => {
      const at = pointOn(points, now.value);
      if (at !== undefined) setOn({ serial, at });
    });
    // Before the paint, so that it is never seen at its end first.
    value.setValue(0);
    const duration = Math.min(LONGEST, STEP * (way.length - 1));
    const easing = Easing.inOut(Easing.quad);
    Animated.timing(value, { toValue: 1, duration, easing, useNativeDriver: false }).start(() => {
      value.removeListener(listener);
      setOn(null);
    });
    return () => value.stopAnimation();
  }, [arrived, serial, way, frame]);
  if (on === null || on.serial !== serial) return figures;
  return figures.map((one) => (one.id === figure ? { ...one, ...on.at } : one));
}

/** Each way is walked once, whoever looks. */
const seen = new WeakSet<readonly Position[]>();
