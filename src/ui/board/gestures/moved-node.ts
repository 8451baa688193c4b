import type { View } from 'react-native';
import type { Camera, ScreenSize, ScreenSpot } from './camera';

/** Devices draw into bitmaps: scaled they are blurred. */
export const SCALES_SHARP = false;

/** Fabric applies these at once, without React. */
export function moveNode(node: View | null, { x, y, scale }: Camera, _moving: boolean): void {
  node?.setNativeProps({ style: { transform: [{ translateX: x }, { translateY: y }, { scale }] } });
}

export function placeNode(node: View | null, box: (ScreenSpot & ScreenSize) | undefined): void {
  if (box === undefined) node?.setNativeProps({ style: { opacity: 0 } });
  else {
    const { x: left, y: top, width, height } = box;
    node?.setNativeProps({ style: { opacity: 1, left, top, width, height } });
  }
}
