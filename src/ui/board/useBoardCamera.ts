import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTheme } from '../theme';
import { FIELD } from './drawing/path';
import { createCameraControl, type CameraControl } from './gestures/camera-control';
import { createBoardTouch, type BoardTouch } from './gestures/touch';
import type { BoardContent, BoardLook, BoardRect } from './model';
import type { Paper } from './paper';

interface Moving {
  readonly control: CameraControl;
  readonly touch: BoardTouch;
}

function createMoving(
  draw: (paper: Paper) => void,
  lift: (id: string | undefined) => void,
): Moving {
  const control = createCameraControl(draw);
  return { control, touch: createBoardTouch(control, lift) };
}

interface BoardCamera extends Moving {
  /** Undefined until the window's size is known. */
  readonly paper: Paper | undefined;
  /** The figure or sheet under the finger. */
  readonly lifted: string | undefined;
}

/** Camera and fingers, made once: only what they need drawn goes through React. */
export function useBoardCamera(content: BoardContent, doubleTapZooms: boolean): BoardCamera {
  const { motion } = useTheme();
  const [paper, draw] = useState<Paper | undefined>();
  const [lifted, lift] = useState<string | undefined>();
  const [moving] = useState(() => createMoving(draw, lift));
  const { control, touch } = moving;
  const { width, height, origin } = content.picture;
  const [left, top] = [origin?.x ?? 0, origin?.y ?? 0];
  const focus = useSteadyRect(worthSeeing(content));
  const look = useSteadyLook(content.look);
  useLayoutEffect(() => {
    const size = { width: width * FIELD, height: height * FIELD };
    control.setBoard(size, { x: left * FIELD, y: top * FIELD }, focus);
  }, [control, width, height, left, top, focus]);
  useLayoutEffect(() => {
    touch.update({ content, doubleTapZooms, duration: motion.calm });
    control.shown(paper);
  });
  // After the layout is known, and once for each thing that happens.
  const drawn = paper !== undefined;
  useEffect(() => {
    if (drawn) control.look(look, motion.calm);
  }, [control, look, drawn, motion.calm]);
  useEffect(() => touch.stop, [touch]);
  return { ...moving, paper, lifted };
}

/** A piece in hand, too, where it would lie: the app may mean a place at the edge. */
function worthSeeing({ picture: { focus }, overlays }: BoardContent): BoardRect | undefined {
  const preview = overlays?.preview;
  if (focus === undefined || preview === undefined) return focus;
  const [x, y] = [Math.min(focus.x, preview.x), Math.min(focus.y, preview.y)];
  const right = Math.max(focus.x + focus.width, preview.x + preview.width);
  const bottom = Math.max(focus.y + focus.height, preview.y + preview.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** In points at zoom 1; the same object as long as it is the same place. */
function useSteadyRect(rect: BoardRect | undefined): BoardRect | undefined {
  const { x, y, width, height } = rect ?? NO_RECT;
  return useMemo(
    () =>
      width === 0
        ? undefined
        : { x: x * FIELD, y: y * FIELD, width: width * FIELD, height: height * FIELD },
    [x, y, width, height],
  );
}

function useSteadyLook(look: BoardContent['look']): BoardContent['look'] {
  const { at, choices }: Partial<BoardLook> = look === 'near' ? {} : (look ?? {});
  const [here, wide] = [useSteadyRect(at), useSteadyRect(choices)];
  const happens = useMemo(() => here && { at: here, choices: wide }, [here, wide]);
  return look === 'near' ? look : happens;
}

const NO_RECT: BoardRect = { x: 0, y: 0, width: 0, height: 0 };
