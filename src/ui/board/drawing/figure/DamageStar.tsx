import { G, Path } from 'react-native-svg';
import { useTheme } from '@/src/ui/theme';
import { NumberMark } from '../NumberMark';
import { starPath } from '../rings';

const STAR = starPath(11, 10.2, 13.6);

interface DamageStarProps {
  readonly damage: number;
  readonly large: boolean;
  readonly far: boolean;
}

const placeOf = (large: boolean, far: boolean): string =>
  large
    ? `translate(-38 6) scale(${far ? 1.5 : 1.25})`
    : far
      ? 'translate(-27 5) scale(1.2)'
      : 'translate(-24 5)';

/** At the target's left, where no condition is, and off its face. */
export function DamageStar({ damage, large, far }: DamageStarProps) {
  const { colors } = useTheme();
  const { fill, onFill } = colors.tones.danger;
  return (
    <G transform={placeOf(large, far)}>
      <Path
        d={STAR}
        fill={fill}
        stroke={colors.background}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <NumberMark words={String(damage)} height={damage > 9 ? 9.4 : 11} ink={onFill} />
    </G>
  );
}
