import type { View } from 'react-native';
import type { Paper } from '../paper';
import {
  bringIntoSight,
  clampCamera,
  fitCamera,
  fitWithRoom,
  lookingAt,
  nearEnough,
  panned,
  showsAll,
  partToSee,
  zoomedAt,
  type Camera,
  type ScreenLook,
  type ScreenSize,
  type ScreenSpot,
} from './camera';
import { createGlide } from './glide';
import { createStage, type Stage } from './stage';

type ScreenRect = ScreenSpot & ScreenSize;

/** The board's camera lives beside React: it moves one node, and asks for a drawing only now and then. */
export interface CameraControl {
  readonly attach: (node: View | null) => void;
  readonly accompany: Stage['accompany'];
  readonly resize: (view: ScreenSize) => void;
  /**
   * In points at zoom 1; `origin` is where its corner lies on the table, `focus` the part worth seeing,
   * where there is more room around it.
   */
  readonly setBoard: (board: ScreenSize, origin?: ScreenSpot, focus?: ScreenRect) => void;
  readonly camera: () => Camera;
  /** Follow fingers or a wheel; `settle` when they are gone. */
  readonly pan: (dx: number, dy: number) => void;
  readonly pinch: (factor: number, spot: ScreenSpot) => void;
  readonly settle: () => void;
  /** After React has drawn: what it has drawn. */
  readonly shown: (paper: Paper | undefined) => void;
  /** Durations in milliseconds; 0 jumps. */
  readonly fit: (duration: number) => void;
  readonly zoom: (factor: number, duration: number, spot?: ScreenSpot) => void;
  /** In where all is in sight, back out where it is near already. */
  readonly zoomInOrOut: (spot: ScreenSpot, duration: number) => void;
  readonly show: (rect: ScreenRect, duration: number) => void;
  /** Where something happens; undefined: back to where one was, unless somebody has moved since. */
  readonly look: (at: ScreenLook | 'near' | undefined, duration: number) => void;
  readonly stop: () => void;
}

const NEAR = 1.25;
/** Below this share of what would fit, keeping still is no kindness. */
const MUCH = 0.75;
const DOUBLE = 2.2;
const EMPTY: ScreenSize = { width: 0, height: 0 };
const NOWHERE: ScreenSpot = { x: 0, y: 0 };

const nearer = (one: Camera | undefined, other: Camera): Camera =>
  one !== undefined && one.scale > other.scale ? one : other;

const samePlace = (one: ScreenSpot, other: ScreenSpot): boolean =>
  one.x === other.x && one.y === other.y;

/** Where the board is: put there at once, gliding there, or following a finger. */
function createCarriage(within: (camera: Camera) => Camera, stage: Stage) {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  const glide = createGlide(
    (next) => {
      camera = within(next);
      stage.carry(camera);
    },
    () => stage.rest(camera),
  );
  const apply = (next: Camera) => {
    glide.stop();
    camera = within(next);
    stage.rest(camera);
  };
  return {
    camera: () => camera,
    apply,
    settle: () => apply(camera),
    stop: () => {
      glide.stop();
      stage.stop();
    },
    glide: (to: Camera, duration: number) => {
      if (duration <= 0) apply(to);
      else glide.start(camera, to, duration);
    },
    follow: (next: Camera) => {
      glide.stop();
      camera = within(next);
      stage.follow(camera);
    },
  };
}

/** The window and what lies in it. */
function createRoom() {
  let [view, board] = [EMPTY, EMPTY];
  let corner: ScreenSpot = NOWHERE;
  let focus: ScreenRect | undefined;
  const fitted = () =>
    focus === undefined ? fitCamera(view, board) : fitWithRoom(view, focus, board);
  const stays = (now: Camera) =>
    showsAll(now, view, focus ?? { ...NOWHERE, ...board }) && now.scale > fitted().scale * MUCH;
  return {
    view: () => view,
    board: () => board,
    fitted,
    /** As long as all is in sight, scale and place stay: panels come and go, and the map grows. */
    whole: (...known: readonly (Camera | undefined)[]): Camera =>
      known.find((one) => one !== undefined && stays(one)) ?? fitted(),
    within: (next: Camera) => (view.width > 0 ? clampCamera(next, view, board) : next),
    /** Answers whether it was as wide before. */
    resize: (next: ScreenSize): boolean => {
      const known = view.width === next.width;
      view = next;
      return known;
    },
    /** Answers how far its corner has moved on the table. */
    lay: (next: ScreenSize, from: ScreenSpot, part: ScreenRect | undefined): ScreenSpot => {
      const moved = { x: from.x - corner.x, y: from.y - corner.y };
      [board, corner, focus] = [next, from, part];
      return moved;
    },
  };
}

type Room = ReturnType<typeof createRoom>;
type Carriage = ReturnType<typeof createCarriage>;

/** Until somebody moves it, the board is shown whole whatever its size and the window's. */
interface Held {
  whole: boolean;
  /** From where one began to look at something. */
  looked: { readonly camera: Camera; readonly whole: boolean } | undefined;
  /** Where the whole board was before: there again as soon as a panel has given back its room. */
  home: Camera | undefined;
  /** Looks there once more: a panel that opens for it takes room from the map. */
  again: (() => void) | undefined;
}

/** Looks where something happens, and back. */
function looker(room: Room, { camera, glide }: Carriage, held: Held): CameraControl['look'] {
  const back = (duration: number) => {
    const { looked } = held;
    held.looked = undefined;
    if (looked === undefined) return;
    held.whole = looked.whole;
    if (looked.whole) held.home = nearer(held.home, looked.camera);
    glide(looked.whole ? room.whole(held.home) : looked.camera, duration);
  };
  const look: CameraControl['look'] = (at, duration) => {
    const view = room.view();
    held.again = at && (() => look(at, duration));
    if (view.width === 0) return;
    if (at === undefined) return back(duration);
    const next =
      at === 'near'
        ? nearEnough(camera(), view)
        : lookingAt(camera(), view, partToSee(view, at), room.board());
    if (next === camera()) return;
    held.looked ??= { camera: camera(), whole: held.whole };
    held.whole = false;
    glide(next, duration);
  };
  return look;
}

/** What people do with it: their word counts until they ask for the whole board again. */
function handsOn(room: Room, { camera, glide, follow }: Carriage, held: Held) {
  const taken = (whole: boolean) =>
    Object.assign(held, { whole, looked: undefined, home: undefined, again: undefined });
  /** Zooms no further than allowed, and then does not slip sideways either. */
  const zoomed = (factor: number, at: ScreenSpot): Camera => {
    const now = camera();
    const { scale } = clampCamera({ ...now, scale: now.scale * factor }, room.view(), room.board());
    return zoomedAt(now, at, scale / now.scale);
  };
  const zoom: CameraControl['zoom'] = (factor, duration, spot) => {
    taken(false);
    const { width, height } = room.view();
    glide(zoomed(factor, spot ?? { x: width / 2, y: height / 2 }), duration);
  };
  const byHand = (next: Camera) => {
    taken(false);
    follow(next);
  };
  const fit = (duration: number) => {
    taken(true);
    glide(room.fitted(), duration);
  };
  return {
    fit,
    zoom,
    pan: (dx: number, dy: number) => byHand(panned(camera(), dx, dy)),
    pinch: (factor: number, spot: ScreenSpot) => byHand(zoomed(factor, spot)),
    zoomInOrOut: (spot: ScreenSpot, duration: number) => {
      if (camera().scale > room.fitted().scale * NEAR) fit(duration);
      else zoom(DOUBLE, duration, spot);
    },
  };
}

const shownBy = ({ attach, accompany, shown }: Stage) => ({ attach, accompany, shown });

export function createCameraControl(draw: (paper: Paper) => void): CameraControl {
  const room = createRoom();
  const stage = createStage(draw);
  const carriage = createCarriage(room.within, stage);
  const { camera, apply, glide } = carriage;
  const held: Held = { whole: true, looked: undefined, home: undefined, again: undefined };
  const refit = (now: Camera, known: boolean) => {
    if (room.view().width === 0) return;
    stage.setRoom({ view: room.view(), board: room.board() });
    if (held.whole) held.home = known ? nearer(held.home, now) : undefined;
    apply(held.whole ? room.whole(held.home, known ? now : undefined) : now);
  };
  return {
    ...carriage,
    ...handsOn(room, carriage, held),
    ...shownBy(stage),
    resize: (next) => {
      refit(camera(), room.resize(next));
      held.again?.();
    },
    setBoard: (next, from = NOWHERE, part) => {
      const known = room.board().width > 0;
      const now = camera();
      const { x, y } = room.lay(next, from, part);
      if (x !== 0 || y !== 0) held.home = undefined;
      refit(panned(now, x * now.scale, y * now.scale), known);
    },
    show: (rect, duration) => {
      const next = bringIntoSight(camera(), room.view(), rect);
      if (samePlace(next, camera())) return;
      held.whole = false;
      glide(next, duration);
    },
    look: looker(room, carriage, held),
  };
}
