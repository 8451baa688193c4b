import { Circle, G, Rect } from 'react-native-svg';
import { IconMark, TINTS } from '@/src/ui/icons';
import { useTheme } from '@/src/ui/theme';
import type { FigureBadge } from '@/src/ui/board/model';
import { NumberMark } from '../NumberMark';
import { FAR_SIGN, FAR_SPOTS } from './far';

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

const FAR_ZONE_SPOTS = [
  [-27, -31],
  [29, -31],
] as const;

/** Where a field is small: two signs as large as can be told, or one and how many more there are. */
export function FarConditions({ badges, large }: ConditionsProps) {
  const [first, second, ...others] = badges;
  if (first === undefined) return null;
  const [left, right] = large ? FAR_ZONE_SPOTS : FAR_SPOTS;
  return (
    <>
      {second === undefined ? null : others.length === 0 ? (
        <FarSign icon={second.icon} spot={right} />
      ) : (
        <More count={1 + others.length} spot={right} size={10} />
      )}
      <FarSign icon={first.icon} spot={left} />
    </>
  );
}

interface FarSignProps extends Pick<ConditionProps, 'spot'> {
  readonly icon: FigureBadge['icon'];
}

function FarSign({ icon, spot: [x, y] }: FarSignProps) {
  const { colors, scheme } = useTheme();
  const ink = TINTS[icon][scheme];
  return (
    <>
      <Circle cx={x} cy={y} r={FAR_SIGN} fill={colors.surface} stroke={ink} strokeWidth={1.6} />
      <IconMark name={icon} color={ink} size={17} cx={x} cy={y} />
    </>
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
  /** Of its letters. */
  readonly size?: number;
}

function More({ count, spot: [x, y], size = 8 }: MoreProps) {
  const { colors } = useTheme();
  return (
    <G>
      <Circle cx={x} cy={y} r={RADIUS} fill={colors.surface} stroke={colors.outline} />
      <NumberMark words={`+${count}`} x={x} y={y} height={size} ink={colors.text} />
    </G>
  );
}
