import { useEffect, useLayoutEffect, useState } from 'react';
import { useTheme } from '../theme';
import { FIELD } from './drawing/path';
import { createCameraControl, type CameraControl } from './gestures/camera-control';
import { createBoardTouch, type BoardTouch } from './gestures/touch';
import type { BoardContent } from './model';

interface Moving {
  readonly control: CameraControl;
  readonly touch: BoardTouch;
}

function createMoving(): Moving {
  const control = createCameraControl();
  return { control, touch: createBoardTouch(control) };
}

/** Camera and fingers, made once: what they do never goes through React. */
export function useBoardCamera(content: BoardContent, doubleTapZooms: boolean): Moving {
  const { motion } = useTheme();
  const [moving] = useState(createMoving);
  const { control, touch } = moving;
  const { width, height, origin } = content.picture;
  const [left, top] = [origin?.x ?? 0, origin?.y ?? 0];
  useLayoutEffect(() => {
    const size = { width: width * FIELD, height: height * FIELD };
    control.setBoard(size, { x: left * FIELD, y: top * FIELD });
  }, [control, width, height, left, top]);
  useLayoutEffect(() => {
    touch.update({ content, doubleTapZooms, duration: motion.calm });
    control.refresh();
  });
  useEffect(() => touch.stop, [touch]);
  return moving;
}
