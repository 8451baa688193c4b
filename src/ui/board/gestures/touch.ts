import type { View } from 'react-native';
import { FIELD } from '../drawing/path';
import { act, hitAt, movableAt, type BoardHit } from '../hit';
import type { BoardContent, BoardPoint, BoardRect } from '../model';
import { rectInWindow } from '../paper';
import { boardSpotUnder, type Camera, type ScreenSpot } from './camera';
import type { CameraControl } from './camera-control';
import { createGestures, type Gestures } from './gestures';
import { landing, type Grip } from './landing';
import { placeNode } from './moved-node';
import { createStroke } from './stroke';

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

/** Hears what is under the finger, to be drawn there. */
type Lifted = (id: string | undefined) => void;
type Actions = () => BoardContent['actions'] | undefined;

/** A thing under the finger; the app hears of it once for each field. */
function createCarrying(
  hover: (rect: BoardRect | undefined) => void,
  lifted: Lifted,
  actions: Actions,
) {
  let last: { readonly id: string; readonly over: string } | undefined;
  return {
    carry: (id: string, rect: BoardRect | undefined) => {
      hover(rect);
      if (rect === undefined) return;
      const over = `${rect.x},${rect.y}`;
      if (last?.id === id && last.over === over) return;
      if (last === undefined) lifted(id);
      last = { id, over };
      actions()?.onHover?.(id, rect);
    },
    putDown: () => {
      hover(undefined);
      if (last === undefined) return;
      const { id } = last;
      last = undefined;
      lifted(undefined);
      actions()?.onHover?.(id, undefined);
    },
  };
}

/** It has no last notch: a while without one counts as the end. */
function createWheel(control: CameraControl) {
  let rest: ReturnType<typeof setTimeout> | undefined;
  return {
    turn: (factor: number, spot: ScreenSpot) => {
      control.pinch(factor, spot);
      clearTimeout(rest);
      rest = setTimeout(control.settle, WHEEL_REST);
    },
    stop: () => clearTimeout(rest),
  };
}

/** A brush that follows the finger. */
function createPainting(actions: Actions) {
  const stroke = createStroke();
  return {
    over: (place: BoardPoint) => {
      if (stroke.over(place)) actions()?.onStroke?.(stroke.fields(), false);
    },
    end: (kept: boolean) => {
      actions()?.onStroke?.(kept ? stroke.fields() : [], true);
      stroke.clear();
    },
  };
}

/** Turns fingers into taps, drops and camera moves. Lives beside React, as the camera does. */
export function createBoardTouch(control: CameraControl, lifted: Lifted): BoardTouch {
  let state: TouchState | undefined;
  let lift: View | null = null;
  let grip: Grip | undefined;
  const wheel = createWheel(control);

  const placeOf = (spot: ScreenSpot): BoardPoint => placeUnder(control.camera(), spot);
  const hit = (spot: ScreenSpot): BoardHit | undefined =>
    state && hitAt(state.content, placeOf(spot), control.camera().scale);
  const tap = (spot: ScreenSpot) => {
    if (state) act(state.content.actions, hit(spot));
  };
  const landingOf = (id: string, spot: ScreenSpot): BoardRect | undefined =>
    state && landing(state.content, id, placeOf(spot), grip);
  const hover = (rect: BoardRect | undefined) =>
    placeNode(lift, rect && rectInWindow(control.camera(), rect));

  const carrying = createCarrying(hover, lifted, () => state?.content.actions);
  const stroke = createPainting(() => state?.content.actions);

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
    drag: (id, spot) => carrying.carry(id, landingOf(id, spot)),
    drop: (id, spot) => {
      const rect = landingOf(id, spot);
      carrying.putDown();
      if (rect !== undefined) state?.content.actions.onDrop?.(id, rect.x, rect.y);
    },
    letGo: carrying.putDown,
    paints: () => state?.content.actions.onStroke !== undefined,
    stroke: (spot) => stroke.over(placeOf(spot)),
    strokeEnd: stroke.end,
  });

  return {
    gestures,
    wheel: wheel.turn,
    update: (next) => {
      state = next;
    },
    attachLift: (node) => {
      lift = node;
    },
    stop: () => {
      wheel.stop();
      control.stop();
    },
  };
}
