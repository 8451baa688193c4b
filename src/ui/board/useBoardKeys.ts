import { useState } from 'react';
import { isFocusByKeyboard, type KeyPress } from '../components';
import { useTheme } from '../theme';
import { cursorAfter, firstCursor } from './cursor';
import { FIELD } from './drawing/path';
import type { CameraControl } from './gestures/camera-control';
import { act, hitField, isOnBoard } from './hit';
import type { BoardContent, BoardPoint } from './model';

export interface BoardKeys {
  /** Undefined until somebody uses the keyboard. */
  readonly cursor: BoardPoint | undefined;
  /** True until the first arrow: then people know how it goes. */
  readonly fresh: boolean;
  readonly press: (press: KeyPress) => void;
  readonly focus: (event: { readonly target?: unknown }) => void;
  readonly blur: () => void;
}

const ZOOMS: Readonly<Record<string, number>> = { '+': 1.3, '=': 1.3, '-': 1 / 1.3 };
const ZOOM_OUT = '0';
const CHOOSE = new Set(['Enter', ' ']);

/** Arrow keys move a cursor over the fields, Enter taps, + − 0 zoom. */
export function useBoardKeys(content: BoardContent, control: CameraControl): BoardKeys {
  const { motion } = useTheme();
  const [last, setLast] = useState<BoardPoint | undefined>();
  const [shown, setShown] = useState(false);
  // The board may have changed under the cursor.
  const cursor = last !== undefined && isOnBoard(content, last) ? last : firstCursor(content);

  const go = (to: BoardPoint) => {
    setLast(to);
    setShown(true);
    const rect = { x: to.x * FIELD, y: to.y * FIELD, width: FIELD, height: FIELD };
    control.show(rect, motion.quick);
  };
  const handle = (key: string): boolean => {
    const factor = ZOOMS[key];
    if (factor !== undefined) control.zoom(factor, motion.quick);
    else if (key === ZOOM_OUT) control.fit(motion.calm);
    else if (CHOOSE.has(key) && shown) act(content.actions, hitField(content, cursor));
    else {
      const to = cursorAfter(content, cursor, key);
      if (to === undefined) return false;
      go(shown ? to : cursor);
    }
    return true;
  };
  return {
    cursor: shown ? cursor : undefined,
    fresh: last === undefined,
    press: (press) => {
      if (!handle(press.key)) return;
      press.preventDefault?.();
      press.stopPropagation?.();
    },
    focus: (event) => {
      if (isFocusByKeyboard(event)) setShown(true);
    },
    blur: () => setShown(false),
  };
}
