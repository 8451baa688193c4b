import type { View } from 'react-native';
import {
  bringIntoSight,
  clampCamera,
  fitCamera,
  panned,
  zoomedAt,
  type Camera,
  type ScreenSize,
  type ScreenSpot,
} from './camera';
import { createGlide } from './glide';
import { createCameraNode } from './camera-node';

/** The board's camera lives beside React: it moves one node and tells nobody. */
export interface CameraControl {
  readonly attach: (node: View | null) => void;
  readonly resize: (view: ScreenSize) => void;
  /** In points at zoom 1; `origin` is where its corner lies on the table. */
  readonly setBoard: (board: ScreenSize, origin?: ScreenSpot) => void;
  readonly camera: () => Camera;
  /** Follow fingers or a wheel; `settle` when they are gone. */
  readonly pan: (dx: number, dy: number) => void;
  readonly pinch: (factor: number, spot: ScreenSpot) => void;
  readonly settle: () => void;
  /** After React has drawn, in case it has set the node back. */
  readonly refresh: () => void;
  /** Durations in milliseconds; 0 jumps. */
  readonly fit: (duration: number) => void;
  readonly zoom: (factor: number, duration: number, spot?: ScreenSpot) => void;
  /** In where all is in sight, back out where it is near already. */
  readonly zoomInOrOut: (spot: ScreenSpot, duration: number) => void;
  readonly show: (rect: ScreenSpot & ScreenSize, duration: number) => void;
  readonly stop: () => void;
}

const NEAR = 1.25;
const DOUBLE = 2.2;
const EMPTY: ScreenSize = { width: 0, height: 0 };
const NOWHERE: ScreenSpot = { x: 0, y: 0 };

/** Where the board is drawn: put there at once, gliding there, or following a finger. */
function createCarriage(within: (camera: Camera) => Camera) {
  const stage = createCameraNode();
  const { hold } = stage;
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  const apply = (next: Camera) => {
    camera = within(next);
    stage.move(camera);
  };
  const { start, stop } = createGlide(apply, () => hold(false));
  const settle = () => {
    stop();
    hold(false);
  };
  return {
    attach: (node: Parameters<typeof stage.attach>[0]) => stage.attach(node, camera),
    camera: () => camera,
    refresh: () => stage.move(camera),
    apply,
    settle,
    stop,
    glide: (to: Camera, duration: number) => {
      settle();
      if (duration <= 0) return apply(to);
      hold(true);
      start(camera, to, duration);
    },
    follow: (next: Camera) => {
      stop();
      hold(true);
      apply(next);
    },
  };
}

export function createCameraControl(): CameraControl {
  let [view, board] = [EMPTY, EMPTY];
  let corner: ScreenSpot = NOWHERE;
  /** Until somebody moves it, the board is shown whole whatever its size and the window's. */
  let whole = true;
  const within = (next: Camera) => (view.width > 0 ? clampCamera(next, view, board) : next);
  const carriage = createCarriage(within);
  const { camera, apply, settle, glide, follow } = carriage;
  const refit = () => {
    if (view.width === 0) return;
    settle();
    apply(whole ? fitCamera(view, board) : camera());
  };
  /** Zooms no further than allowed, and then does not slip sideways either. */
  const zoomed = (factor: number, at: ScreenSpot): Camera => {
    const now = camera();
    const { scale } = clampCamera({ ...now, scale: now.scale * factor }, view, board);
    return zoomedAt(now, at, scale / now.scale);
  };
  const zoom = (factor: number, duration: number, spot?: ScreenSpot) => {
    whole = false;
    glide(zoomed(factor, spot ?? { x: view.width / 2, y: view.height / 2 }), duration);
  };
  const byHand = (next: Camera) => {
    whole = false;
    follow(next);
  };
  const fit = (duration: number) => {
    whole = true;
    glide(fitCamera(view, board), duration);
  };
  return {
    ...carriage,
    resize: (next) => {
      view = next;
      refit();
    },
    setBoard: (next, from = NOWHERE) => {
      const now = camera();
      const [dx, dy] = [(from.x - corner.x) * now.scale, (from.y - corner.y) * now.scale];
      [board, corner] = [next, from];
      if (!whole) apply(panned(now, dx, dy));
      refit();
    },
    pan: (dx, dy) => byHand(panned(camera(), dx, dy)),
    pinch: (factor, spot) => byHand(zoomed(factor, spot)),
    fit,
    zoom,
    zoomInOrOut: (spot, duration) => {
      const near = camera().scale > fitCamera(view, board).scale * NEAR;
      if (near) fit(duration);
      else zoom(DOUBLE, duration, spot);
    },
    show: (rect, duration) => {
      const now = camera();
      const next = bringIntoSight(now, view, rect);
      if (next.x === now.x && next.y === now.y) return;
      whole = false;
      glide(next, duration);
    },
  };
}
