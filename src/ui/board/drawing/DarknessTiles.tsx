import { Path } from 'react-native-svg';
import type { Scheme } from '@/src/ui/theme';
import type { BoardPoint } from '../model';
import { tileMotif } from './motifs';
import { BOARD_PAINT } from './paint';
import { areaPath, tilesPath } from './path';

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

/** Darkness tiles as they were laid: loose squares over a common dark bed. */
export function DarknessTiles({ fields, scheme }: DarknessTilesProps) {
  const { fill, line, wisp } = BOARD_PAINT[scheme].tile;
  if (fields.length === 0) return null;
  return (
    <>
      <Path d={areaPath(fields, 6, 1)} fill={fill} fillOpacity={0.6} />
      <Path d={tilesPath(fields, 6, 2)} fill={fill} stroke={line} strokeWidth={1.6} />
      <Path d={tileMotif(fields)} {...PEN} strokeWidth={1.6} stroke={wisp} strokeOpacity={0.75} />
    </>
  );
}
