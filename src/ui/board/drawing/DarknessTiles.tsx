import { Path } from 'react-native-svg';
import type { Scheme } from '@/src/ui/theme';
import type { BoardPoint } from '../model';
import { tileMotif } from './motifs';
import { BOARD_PAINT } from './paint';
import { areaPath } from './path';

/** How hatchings are drawn. */
export const PEN = {
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

interface DarknessTilesProps {
  readonly fields: readonly BoardPoint[];
  readonly scheme: Scheme;
}

/** Darkness is one body however many tiles it was laid with; it glows at its rim. */
export function DarknessTiles({ fields, scheme }: DarknessTilesProps) {
  const { fill, line, wisp } = BOARD_PAINT[scheme].tile;
  if (fields.length === 0) return null;
  const d = areaPath(fields, 10, 1.6);
  return (
    <>
      <Path d={d} fill={fill} stroke={line} strokeWidth={6} strokeOpacity={0.3} />
      <Path d={d} fill="none" stroke={line} strokeWidth={2.2} />
      <Path d={tileMotif(fields)} {...PEN} strokeWidth={1.8} stroke={wisp} strokeOpacity={0.6} />
    </>
  );
}
