import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import type { BoardGhost, BoardOverlays, BoardPoint, BoardRect } from '@/src/ui/board';
import { useDesk } from '../desk/desk-context';
import { toView, zonesToView, type Frame } from '../picture/frame';
import { useLaying, type Laying } from './useLaying';

const NONE: BoardOverlays = {};

/** What the piece in hand is called on the board until it is laid. */
export const IN_HAND = 'in hand';

/** The preview of the piece in hand. */
export function useBuildOverlays(frame: Frame): BoardOverlays {
  const { t } = useTranslation();
  const laying = useLaying();
  const stroke = useDesk((desk) => desk.stroke);
  return useMemo(() => {
    if (stroke.length > 0) return { reach: stroke.map((field) => toView(frame, field)) };
    if (laying === null || laying.spot === null) return NONE;
    const { spot, size, fits } = laying;
    return {
      preview: { ...zonesToView(frame, { at: spot, size }), fits, id: IN_HAND },
      ghosts: ghostsOf(laying, frame, t),
    };
  }, [laying, stroke, frame, t]);
}

const fieldsOf = ({ x, y, width, height }: BoardRect): readonly BoardPoint[] =>
  Array.from({ length: width * height }, (_, index) => ({
    x: x + (index % width),
    y: y + Math.floor(index / width),
  }));

/** Every place of a bridge: one tap lays it there. */
const ghostsOf = ({ places, size }: Laying, frame: Frame, t: Translate): readonly BoardGhost[] =>
  places.map((at, index) => {
    const fields = fieldsOf(zonesToView(frame, { at, size }));
    return {
      id: String(index),
      kind: 'piece',
      number: index + 1,
      fields,
      label: t('board.build.bridgeHere'),
    };
  });
