import { useMemo } from 'react';
import type { BoardOverlays } from '@/src/ui/board';
import { zonesToView, type Frame } from '../picture/frame';
import { useLaying } from './useLaying';

const NONE: BoardOverlays = {};

/** What the piece in hand is called on the board until it is laid. */
export const IN_HAND = 'in hand';

/** The preview of the piece in hand. */
export function useBuildOverlays(frame: Frame): BoardOverlays {
  const laying = useLaying();
  return useMemo(() => {
    if (laying === null || laying.spot === null) return NONE;
    const { spot, size, fits } = laying;
    return { preview: { ...zonesToView(frame, { at: spot, size }), fits, id: IN_HAND } };
  }, [laying, frame]);
}
