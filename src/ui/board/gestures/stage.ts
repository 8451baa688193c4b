import type { View } from 'react-native';
import {
  carried,
  coversWindow,
  hasRoom,
  isDrawnFor,
  paperFor,
  servesZoom,
  type Paper,
} from '../paper';
import type { Camera, ScreenSize } from './camera';
import { moveNode, SCALES_SHARP } from './moved-node';

/**
 * The drawing in its window. While something moves it is carried as it is, by one transform and without
 * React; at rest it is drawn anew for the camera, where it would be blurred or something would be missing.
 */
export interface Stage {
  readonly attach: (node: View | null) => void;
  readonly setRoom: (room: Room) => void;
  /** Something beside the drawing that goes along with the camera, without React too. */
  readonly accompany: (place: Companion | undefined) => void;
  /** Fingers tell more often than the screen shows: carried once a frame. */
  readonly follow: (camera: Camera) => void;
  /** From something that runs frame by frame itself. */
  readonly carry: (camera: Camera) => void;
  readonly rest: (camera: Camera) => void;
  /** After React has drawn. */
  readonly shown: (paper: Paper | undefined) => void;
  readonly stop: () => void;
}

type Companion = (camera: Camera, moving: boolean) => void;

interface Room {
  readonly view: ScreenSize;
  readonly board: ScreenSize;
}

/** Between two drawings during one push. */
const WAIT = 100;

const suits = (paper: Paper, camera: Camera, { view, board }: Room): boolean =>
  SCALES_SHARP
    ? servesZoom(paper, camera) && hasRoom(paper, camera, view, board)
    : isDrawnFor(paper, camera) && coversWindow(paper, camera, view, board);

/** Told where the camera is when it joins, and whenever it moves. */
function createCompany() {
  let companion: Companion | undefined;
  let last: readonly [camera: Camera, moving: boolean] | undefined;
  return {
    accompany: (place: Companion | undefined) => {
      companion = place;
      if (last !== undefined) companion?.(...last);
    },
    tell: (camera: Camera, moving: boolean) => {
      last = [camera, moving];
      companion?.(camera, moving);
    },
  };
}

export function createStage(draw: (paper: Paper) => void): Stage {
  let node: View | null = null;
  const { accompany, tell } = createCompany();
  let room: Room | undefined;
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let moving = false;
  let frame: number | undefined;
  let [asked, drawn]: (Paper | undefined)[] = [];
  let askedAt = 0;

  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const put = () => {
    if (drawn !== undefined) moveNode(node, carried(drawn.camera, camera), moving);
    tell(camera, moving);
  };
  const ask = ({ view, board }: Room) => {
    askedAt = performance.now();
    asked = paperFor(camera, view, board);
    draw(asked);
  };
  const isMissing = ({ view, board }: Room): boolean =>
    drawn !== undefined &&
    asked === drawn &&
    performance.now() - askedAt > WAIT &&
    !coversWindow(drawn, camera, view, board);
  const carry = (next: Camera) => {
    stop();
    [camera, moving] = [next, true];
    put();
    if (room !== undefined && isMissing(room)) ask(room);
  };
  return {
    stop,
    carry,
    accompany,
    attach: (next) => {
      node = next;
      put();
    },
    setRoom: (next) => {
      room = next;
    },
    follow: (next) => {
      camera = next;
      frame ??= requestAnimationFrame(() => carry(camera));
    },
    rest: (next) => {
      stop();
      [camera, moving] = [next, false];
      put();
      if (room !== undefined && !(asked && suits(asked, camera, room))) ask(room);
    },
    shown: (paper) => {
      drawn = paper;
      put();
    },
  };
}
