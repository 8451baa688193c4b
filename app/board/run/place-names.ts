import type { Translate } from '@/src/i18n';
import type { DarkCell } from '@/src/rules';
import { nameOf, type Frame } from '../picture/frame';

/** Of the darkness: on a bridge, or below it. */
export function cellName(frame: Frame, { at, below }: DarkCell, t: Translate): string {
  const field = nameOf(frame, at);
  return below ? t('board.picture.below', { field }) : field;
}
