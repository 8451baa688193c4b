import type { View } from 'react-native';
import type { Camera } from './camera';
import { holdStill, moveNode } from './moved-node';

/** The one node that moves. */
export interface CameraNode {
  readonly attach: (node: View | null, camera: Camera) => void;
  readonly move: (camera: Camera) => void;
  /** Between `true` and `false` it is moved as it is; drawn sharp only afterwards. */
  readonly hold: (moving: boolean) => void;
}

export function createCameraNode(): CameraNode {
  let node: View | null = null;
  let held = false;
  return {
    attach: (next, camera) => {
      node = next;
      moveNode(node, camera);
    },
    move: (camera) => moveNode(node, camera),
    hold: (moving) => {
      if (moving !== held) holdStill(node, moving);
      held = moving;
    },
  };
}
