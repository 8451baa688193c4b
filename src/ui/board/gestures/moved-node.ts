import type { View } from 'react-native';
import type { Camera, ScreenSize, ScreenSpot } from './camera';

/** Fabric applies these at once, without React. */
export function moveNode(node: View | null, { x, y, scale }: Camera): void {
  node?.setNativeProps({ style: { transform: [{ translateX: x }, { translateY: y }, { scale }] } });
}

/** Devices keep the drawing as it is while it moves. */
export function holdStill(node: View | null, moving: boolean): void {
  node?.setNativeProps({ renderToHardwareTextureAndroid: moving });
}

export function placeNode(node: View | null, box: (ScreenSpot & ScreenSize) | undefined): void {
  if (box === undefined) node?.setNativeProps({ style: { opacity: 0 } });
  else {
    const { x: left, y: top, width, height } = box;
    node?.setNativeProps({ style: { opacity: 1, left, top, width, height } });
  }
}
