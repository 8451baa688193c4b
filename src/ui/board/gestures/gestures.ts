import type { ScreenSpot } from './camera';

/** What a finger does to the board. Nothing in here renders: the host moves one node. */
export interface GestureHost {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, spot: ScreenSpot) => void;
  /** The last finger is up after a pan or pinch. */
  readonly settle: () => void;
  readonly tap: (spot: ScreenSpot) => void;
  readonly doubleTap: (spot: ScreenSpot) => void;
  /** The id of something movable under the spot. */
  readonly grab: (spot: ScreenSpot) => string | undefined;
  readonly drag: (id: string, spot: ScreenSpot) => void;
  readonly drop: (id: string, spot: ScreenSpot) => void;
  readonly letGo: () => void;
  /** Whether a single finger paints instead of moving the board. */
  readonly paints: () => boolean;
  readonly stroke: (spot: ScreenSpot) => void;
  readonly strokeEnd: (kept: boolean) => void;
}

/** A finger that trembles less than this still taps. */
const SLACK = 9;
const DOUBLE_MS = 300;
const DOUBLE_REACH = 24;

interface Finger extends ScreenSpot {
  readonly start: ScreenSpot;
}

type Mode =
  | { readonly kind: 'still'; readonly grabbed: string | undefined }
  | { readonly kind: 'pan' }
  | { readonly kind: 'pinch' }
  | { readonly kind: 'stroke' }
  | { readonly kind: 'drag'; readonly id: string }
  /** Fingers left over after a pinch or a cancelled touch tap nothing. */
  | { readonly kind: 'spent' };

export interface Gestures {
  readonly down: (finger: number, spot: ScreenSpot) => void;
  readonly moved: (finger: number, spot: ScreenSpot) => void;
  readonly up: (finger: number, spot: ScreenSpot, time: number) => void;
  readonly cancel: () => void;
}

const apart = (one: ScreenSpot, other: ScreenSpot): number =>
  Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: ScreenSpot, other: ScreenSpot): ScreenSpot => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

type Pair<Spot> = readonly [Spot, Spot];

const pairOf = (fingers: ReadonlyMap<number, Finger>): Pair<Finger> | undefined => {
  const [one, other] = [...fingers.values()];
  return one !== undefined && other !== undefined ? [one, other] : undefined;
};

/** Two fingers zoom by how far they part and pan by where their middle goes. */
function pinch(host: GestureHost, before: Pair<ScreenSpot>, after: Pair<ScreenSpot>): void {
  const [from, to] = [middle(...before), middle(...after)];
  host.pan(to.x - from.x, to.y - from.y);
  host.zoom(apart(...after) / Math.max(1, apart(...before)), to);
}

/** What becomes of fingers that were still, once one of them has left its slack. */
function moving(mode: Mode, finger: Finger, paints: boolean): Mode {
  if (mode.kind !== 'still' || apart(finger.start, finger) < SLACK) return mode;
  if (mode.grabbed !== undefined) return { kind: 'drag', id: mode.grabbed };
  return { kind: paints ? 'stroke' : 'pan' };
}

interface Tap extends ScreenSpot {
  readonly time: number;
}

const isSecond = (last: Tap | undefined, tap: Tap): boolean =>
  last !== undefined && tap.time - last.time < DOUBLE_MS && apart(last, tap) < DOUBLE_REACH;

/** One tap, or the second of two. */
function createTaps(host: GestureHost) {
  let last: Tap | undefined;
  return (spot: ScreenSpot, time: number) => {
    const tap = { ...spot, time };
    const twice = isSecond(last, tap);
    last = twice ? undefined : tap;
    if (twice) host.doubleTap(spot);
    else host.tap(spot);
  };
}

export function createGestures(host: GestureHost): Gestures {
  const fingers = new Map<number, Finger>();
  let mode: Mode = { kind: 'spent' };
  const tapped = createTaps(host);

  const follow = (id: number, from: Finger, to: Finger) => {
    const before = pairOf(fingers);
    fingers.set(id, to);
    const after = pairOf(fingers);
    if (mode.kind === 'pinch' && before !== undefined && after !== undefined) {
      return pinch(host, before, after);
    }
    const started = mode.kind === 'still';
    mode = moving(mode, to, host.paints());
    // The slack is made up for, so that the board stays under the finger.
    const since = started ? to.start : from;
    if (mode.kind === 'pan') host.pan(to.x - since.x, to.y - since.y);
    if (mode.kind === 'drag') host.drag(mode.id, to);
    if (mode.kind !== 'stroke') return;
    if (started) host.stroke(to.start);
    host.stroke(to);
  };

  const dropped = ({ kind }: Mode) => {
    if (kind === 'drag') host.letGo();
    if (kind === 'stroke') host.strokeEnd(false);
  };

  const finish = (spot: ScreenSpot, time: number) => {
    const ended = mode;
    mode = { kind: 'spent' };
    if (ended.kind === 'still') tapped(spot, time);
    else if (ended.kind === 'drag') host.drop(ended.id, spot);
    else if (ended.kind === 'stroke') host.strokeEnd(true);
    else host.settle();
  };

  return {
    down: (id, spot) => {
      fingers.set(id, { ...spot, start: spot });
      if (fingers.size === 1) mode = { kind: 'still', grabbed: host.grab(spot) };
      else {
        dropped(mode);
        mode = { kind: 'pinch' };
      }
    },
    moved: (id, spot) => {
      const finger = fingers.get(id);
      if (finger !== undefined) follow(id, finger, { ...spot, start: finger.start });
    },
    up: (id, spot, time) => {
      if (!fingers.delete(id)) return;
      if (fingers.size === 0) finish(spot, time);
      else if (mode.kind === 'pinch') mode = { kind: 'pan' };
    },
    cancel: () => {
      dropped(mode);
      if (fingers.size > 0) host.settle();
      fingers.clear();
      mode = { kind: 'spent' };
    },
  };
}
