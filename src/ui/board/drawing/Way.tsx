import { G, Path, Rect, Text } from 'react-native-svg';
import { circle } from '@/src/ui/icons/drawing';
import { family, useTheme } from '@/src/ui/theme';
import type { BoardOverlays, BoardPoint } from '../model';
import { FIELD, rectPath } from './path';

interface OverlayProps {
  readonly overlays: BoardOverlays;
}

/** Large figures name their zone's top left field; their way runs through the zones' middles. */
const centre = (at: number, large: boolean): number => (at + (large ? 1 : 0.5)) * FIELD;

const linePath = (path: readonly BoardPoint[], large: boolean): string =>
  path
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${centre(x, large)} ${centre(y, large)}`)
    .join('');

/** A bead for every field on the way, but none under who goes and none where the place is marked. */
const beadsPath = (path: readonly BoardPoint[], large: boolean): string =>
  path
    .slice(1, -1)
    .map(({ x, y }) => circle(centre(x, large), centre(y, large), 4.6))
    .join('');

/** The chosen place, and the way to it. */
export function WayBeads({ overlays: { path = [], chosen } }: OverlayProps) {
  const { colors } = useTheme();
  const { text, graphic } = colors.tones.ember;
  const large = chosen?.large === true;
  const side = large ? 2 : 1;
  const d = linePath(path, large);
  return (
    <>
      {chosen === undefined ? null : (
        <Path
          d={rectPath({ ...chosen, width: side, height: side }, 9, 2)}
          fill={graphic}
          fillOpacity={0.3}
          stroke={text}
          strokeWidth={3.6}
        />
      )}
      {path.length < 2 ? null : (
        <>
          <Path d={d} {...LINE} stroke={colors.background} strokeOpacity={0.7} strokeWidth={7.5} />
          <Path d={d} {...LINE} stroke={text} strokeWidth={4.2} strokeDasharray="0.1 8" />
          <Path
            d={beadsPath(path, large)}
            fill={colors.background}
            stroke={text}
            strokeWidth={2.6}
          />
        </>
      )}
    </>
  );
}

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const LETTER = 7.4;

interface PathCostProps extends OverlayProps {
  readonly far: boolean;
}

/** Above the end of the way; in the first row below it, where the names of the columns do not lie over it. */
export function PathCost({ overlays: { path = [], pathCost, chosen }, far }: PathCostProps) {
  const { colors } = useTheme();
  const end = path.at(-1);
  if (pathCost === undefined || end === undefined || path.length < 2) return null;
  const { fill, onFill } = colors.tones.ember;
  const width = pathCost.length * LETTER + 14;
  const large = chosen?.large === true;
  const y = end.y > 0 ? end.y * FIELD - 12 : (large ? 2 : 1) * FIELD + 12;
  const place = `translate(${centre(end.x, large)} ${y}) scale(${far ? 1.3 : 1})`;
  return (
    <G transform={place}>
      <Rect
        x={-width / 2}
        y={-10}
        width={width}
        height={20}
        rx={10}
        fill={fill}
        stroke={colors.background}
        strokeWidth={1.6}
      />
      <Text y={4.8} textAnchor="middle" fill={onFill} fontFamily={family('heavy')} fontSize={14}>
        {pathCost}
      </Text>
    </G>
  );
}
