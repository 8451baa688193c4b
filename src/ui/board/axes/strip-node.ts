import type { View } from 'react-native';
import type { ScreenSize, ScreenSpot } from '../gestures/camera';

/** Moved by a transform, so that only zooming lays its letters out anew. */
export function placeStrip(
  node: View | null,
  { x, y, width, height }: ScreenSpot & ScreenSize,
  _moving: boolean,
): void {
  const transform = [{ translateX: x }, { translateY: y }];
  node?.setNativeProps({ style: { transform, width, height } });
}

export function showStrip(node: View | null, shown: boolean): void {
  node?.setNativeProps({ style: { opacity: shown ? 1 : 0 } });
}
