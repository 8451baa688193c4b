import { Circle, G, Rect } from 'react-native-svg';
import { IconMark, TINTS } from '@/src/ui/icons';
import { useTheme } from '@/src/ui/theme';
import type { FigureBadge } from '@/src/ui/board/model';
import { NumberMark } from '../NumberMark';

const RADIUS = 8.4;
/** Room for a number beside the sign. */
const COUNT = 8;

/** In the corners of the field or zone, off the emblem. */
const SPOTS = [
  [-13.6, -15.4],
  [13.6, -15.4],
  [18.4, 2.4],
] as const;
const ZONE_SPOTS = [
  [-27, -29],
  [27, -29],
  [30, 0],
] as const;

interface ConditionsProps {
  readonly badges: readonly FigureBadge[];
  readonly large: boolean;
}

/** As many as can be told apart; the last one says how many more there are. */
export function Conditions({ badges, large }: ConditionsProps) {
  const spots = large ? ZONE_SPOTS : SPOTS;
  const [, , last] = spots;
  const extra = badges.length - SPOTS.length;
  const shown = extra > 0 ? badges.slice(0, SPOTS.length - 1) : badges;
  return (
    <>
      {shown.map((badge, index) => (
        <Condition key={badge.icon} badge={badge} spot={spots[index] ?? last} />
      ))}
      {extra > 0 ? <More count={extra + 1} spot={last} /> : null}
    </>
  );
}

const FAR_RADIUS = 10;
/** Room for "+2" beside the sign. */
const FAR_MORE = 14;
/** Where it begins and its middle: over the upper left corner, so that most of the emblem is seen. */
const FAR_SPOT = [-23, -18.5] as const;
const FAR_ZONE_SPOT = [-37, -31] as const;

/** Where a field is small: one sign as large as can be told, and how many more there are. */
export function FarConditions({ badges, large }: ConditionsProps) {
  const { colors, scheme } = useTheme();
  const [first, ...more] = badges;
  if (first === undefined) return null;
  const ink = TINTS[first.icon][scheme];
  const width = 2 * FAR_RADIUS + (more.length === 0 ? 0 : FAR_MORE);
  const [x, y] = large ? FAR_ZONE_SPOT : FAR_SPOT;
  return (
    <G transform={`translate(${x} ${y})`}>
      <Rect
        x={0}
        y={-FAR_RADIUS}
        width={width}
        height={2 * FAR_RADIUS}
        rx={FAR_RADIUS}
        fill={colors.surface}
        stroke={ink}
        strokeWidth={1.8}
      />
      <IconMark name={first.icon} color={ink} size={17.4} cx={FAR_RADIUS} cy={0} />
      {more.length === 0 ? null : (
        <NumberMark
          words={`+${more.length}`}
          x={width - FAR_MORE / 2 - 2.4}
          height={10.6}
          ink={colors.text}
        />
      )}
    </G>
  );
}

interface ConditionProps {
  readonly badge: FigureBadge;
  readonly spot: readonly [x: number, y: number];
}

function Condition({ badge: { icon, count }, spot: [x, y] }: ConditionProps) {
  const { colors, scheme } = useTheme();
  const ink = TINTS[icon][scheme];
  const width = 2 * RADIUS + (count === undefined ? 0 : COUNT);
  // A pill begins where the disc would, on the left; on the right it ends where the disc would.
  const left = x < 0 ? x - RADIUS : x + RADIUS - width;
  return (
    <G>
      <Rect
        x={left}
        y={y - RADIUS}
        width={width}
        height={2 * RADIUS}
        rx={RADIUS}
        fill={colors.surface}
        stroke={ink}
        strokeWidth={1.4}
      />
      <IconMark name={icon} color={ink} size={13} cx={left + RADIUS} cy={y} />
      {count === undefined ? null : (
        <NumberMark
          words={String(count)}
          x={left + 2 * RADIUS + COUNT / 2 - 2}
          y={y}
          height={9.4}
          ink={colors.text}
        />
      )}
    </G>
  );
}

interface MoreProps extends Pick<ConditionProps, 'spot'> {
  readonly count: number;
}

function More({ count, spot: [x, y] }: MoreProps) {
  const { colors } = useTheme();
  return (
    <G>
      <Circle cx={x} cy={y} r={RADIUS} fill={colors.surface} stroke={colors.outline} />
      <NumberMark words={`+${count}`} x={x} y={y} height={8} ink={colors.text} />
    </G>
  );
}
