import type { View } from 'react-native';
import {
  bringIntoSight,
  clampCamera,
  fitCamera,
  onTheWay,
  zoomedAt,
  type Camera,
  type Size,
  type Spot,
} from './camera';
import { holdStill, moveNode } from './moved-node';

/** The board's camera lives beside React: it moves one node and tells nobody. */
export interface CameraControl {
  readonly attach: (node: View | null) => void;
  readonly resize: (view: Size) => void;
  readonly setBoard: (board: Size) => void;
  readonly camera: () => Camera;
  /** Follows a finger. */
  readonly move: (camera: Camera) => void;
  readonly settle: () => void;
  /** Durations in milliseconds; 0 jumps. */
  readonly fit: (duration: number) => void;
  readonly zoom: (factor: number, duration: number, spot?: Spot) => void;
  /** In where all is in sight, back out where it is near already. */
  readonly zoomInOrOut: (spot: Spot, duration: number) => void;
  readonly show: (rect: Spot & Size, duration: number) => void;
  readonly stop: () => void;
}

const NEAR = 1.25;
const DOUBLE = 2.2;
const EMPTY: Size = { width: 0, height: 0 };

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

export function createCameraControl(): CameraControl {
  let node: View | null = null;
  let [view, board] = [EMPTY, EMPTY];
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  /** Until somebody moves it, the board is shown whole whatever its size and the window's. */
  let whole = true;
  let frame: number | undefined;

  const apply = (next: Camera) => {
    camera = view.width > 0 ? clampCamera(next, view, board) : next;
    moveNode(node, camera);
  };
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const settle = () => {
    stop();
    holdStill(node, false);
  };
  const glide = (to: Camera, duration: number) => {
    stop();
    if (duration <= 0) return apply(to);
    const [from, start] = [camera, performance.now()];
    holdStill(node, true);
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / duration));
      apply(onTheWay(from, to, easeOut(share)));
      if (share < 1) frame = requestAnimationFrame(step);
      else settle();
    };
    frame = requestAnimationFrame(step);
  };
  const refit = () => {
    if (view.width === 0) return;
    stop();
    apply(whole ? fitCamera(view, board) : camera);
  };
  const zoom = (factor: number, duration: number, spot?: Spot) => {
    whole = false;
    const at = spot ?? { x: view.width / 2, y: view.height / 2 };
    const { scale } = clampCamera(zoomedAt(camera, at, factor), view, board);
    glide(zoomedAt(camera, at, scale / camera.scale), duration);
  };
  const fit = (duration: number) => {
    whole = true;
    glide(fitCamera(view, board), duration);
  };
  return {
    attach: (next) => {
      node = next;
      if (next !== null) moveNode(next, camera);
    },
    resize: (next) => {
      view = next;
      refit();
    },
    setBoard: (next) => {
      board = next;
      refit();
    },
    camera: () => camera,
    move: (next) => {
      if (frame !== undefined) stop();
      whole = false;
      holdStill(node, true);
      const { scale } = clampCamera(next, view, board);
      // Beyond the limits fingers stop zooming but go on panning.
      apply(scale === next.scale ? next : { ...next, scale: camera.scale });
    },
    settle,
    fit,
    zoom,
    zoomInOrOut: (spot, duration) => {
      const near = camera.scale > fitCamera(view, board).scale * NEAR;
      if (near) fit(duration);
      else zoom(DOUBLE, duration, spot);
    },
    show: (rect, duration) => {
      const next = bringIntoSight(camera, view, rect);
      if (next.x === camera.x && next.y === camera.y) return;
      whole = false;
      glide(next, duration);
    },
    stop,
  };
}
