import type { View } from 'react-native';
import { FIELD } from '../drawing/path';
import { act, hitAt, movableAt, type BoardHit } from '../hit';
import type { BoardContent, BoardPoint, BoardRect } from '../model';
import { boardSpotUnder, type Camera, type ScreenSpot } from './camera';
import type { CameraControl } from './camera-control';
import { createGestures, type Gestures } from './gestures';
import { landing, type Grip } from './landing';
import { placeNode } from './moved-node';

export interface TouchState {
  readonly content: BoardContent;
  readonly doubleTapZooms: boolean;
  /** Milliseconds; 0 with reduced motion. */
  readonly duration: number;
}

export interface BoardTouch {
  readonly gestures: Gestures;
  readonly wheel: (factor: number, spot: ScreenSpot) => void;
  readonly update: (state: TouchState) => void;
  readonly attachLift: (node: View | null) => void;
  readonly stop: () => void;
}

/** A wheel has no end; this long without a notch counts as one. */
const WHEEL_REST = 160;

/** Two quick taps on something to choose are two taps; on open ground they zoom. */
const isChoice = (hit: BoardHit | undefined): boolean =>
  hit !== undefined && hit.kind !== 'field' && hit.kind !== 'sheet';

const placeUnder = (camera: Camera, spot: ScreenSpot): BoardPoint => {
  const { x, y } = boardSpotUnder(camera, spot);
  return { x: x / FIELD, y: y / FIELD };
};

const onScreen = ({ x, y, scale }: Camera, rect: BoardRect): BoardRect => {
  const side = FIELD * scale;
  return {
    x: x + rect.x * side,
    y: y + rect.y * side,
    width: rect.width * side,
    height: rect.height * side,
  };
};

/** Turns fingers into taps, drops and camera moves. Lives beside React, as the camera does. */
export function createBoardTouch(control: CameraControl): BoardTouch {
  let state: TouchState | undefined;
  let lift: View | null = null;
  let grip: Grip | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const placeOf = (spot: ScreenSpot): BoardPoint => placeUnder(control.camera(), spot);
  const hit = (spot: ScreenSpot): BoardHit | undefined =>
    state && hitAt(state.content, placeOf(spot), control.camera().scale);
  const tap = (spot: ScreenSpot) => {
    if (state) act(state.content.actions, hit(spot));
  };
  const landingOf = (id: string, spot: ScreenSpot): BoardRect | undefined =>
    state && landing(state.content, id, placeOf(spot), grip);
  const hover = (rect: BoardRect | undefined) =>
    placeNode(lift, rect && onScreen(control.camera(), rect));

  const gestures = createGestures({
    pan: control.pan,
    zoom: control.pinch,
    settle: control.settle,
    tap,
    doubleTap: (spot) => {
      if (state === undefined) return;
      if (!state.doubleTapZooms || isChoice(hit(spot))) tap(spot);
      else control.zoomInOrOut(spot, state.duration);
    },
    grab: (spot) => {
      const place = placeOf(spot);
      grip = { at: place };
      return state && movableAt(state.content, place);
    },
    drag: (id, spot) => hover(landingOf(id, spot)),
    drop: (id, spot) => {
      const rect = landingOf(id, spot);
      hover(undefined);
      if (rect !== undefined) state?.content.actions.onDrop?.(id, rect.x, rect.y);
    },
    letGo: () => hover(undefined),
  });

  return {
    gestures,
    wheel: (factor, spot) => {
      control.pinch(factor, spot);
      clearTimeout(rest);
      rest = setTimeout(control.settle, WHEEL_REST);
    },
    update: (next) => {
      state = next;
    },
    attachLift: (node) => {
      lift = node;
    },
    stop: () => {
      clearTimeout(rest);
      control.stop();
    },
  };
}
