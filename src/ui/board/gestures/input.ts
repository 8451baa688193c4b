import { useEffect, useMemo } from 'react';
import type { GestureResponderEvent, NativeTouchEvent, View, ViewProps } from 'react-native';
import { useHoldScroll } from '@/src/ui/components';
import type { ScreenSpot } from './camera';
import type { Gestures } from './gestures';

export interface BoardInput extends ViewProps {
  readonly ref?: (node: View | null) => void;
}

const fingerOf = (touch: NativeTouchEvent): number => Number(touch.identifier);
const spotOf = ({ locationX, locationY }: NativeTouchEvent): ScreenSpot => ({
  x: locationX,
  y: locationY,
});

/** Devices have no wheel, so `zoom` is the browsers'. */
export function useBoardInput(
  gestures: Gestures,
  _zoom: (factor: number, spot: ScreenSpot) => void,
): BoardInput {
  const hold = useHoldScroll();
  useEffect(() => () => hold(false), [hold]);
  return useMemo(() => {
    const each =
      (tell: (finger: number, spot: ScreenSpot, time: number) => void) =>
      ({ nativeEvent }: GestureResponderEvent) =>
        nativeEvent.changedTouches.forEach((touch) =>
          tell(fingerOf(touch), spotOf(touch), touch.timestamp),
        );
    return {
      onStartShouldSetResponder: () => true,
      // A list around the board would otherwise take every vertical pan for itself.
      onResponderTerminationRequest: () => false,
      onResponderGrant: () => hold(true),
      onResponderRelease: () => hold(false),
      onResponderStart: each(gestures.down),
      onResponderMove: each(gestures.moved),
      onResponderEnd: each(gestures.up),
      onResponderTerminate: () => {
        hold(false);
        gestures.cancel();
      },
    };
  }, [gestures, hold]);
}
