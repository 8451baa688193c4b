import { useMemo } from 'react';
import { Path } from 'react-native-svg';
import { useTheme } from '@/src/ui/theme';
import type { BoardPoint } from '../model';
import type { Sight } from '../paper';
import { isSeen } from '../sight';
import { areaPath } from './path';

interface ReachProps {
  readonly reach: readonly BoardPoint[] | undefined;
  readonly sight: Sight;
}

/** An outline only: what lies on the fields keeps its own colour. A dark line under it parts it from lava. */
export function ReachOutline({ reach, sight }: ReachProps) {
  const { colors } = useTheme();
  const d = useMemo(
    () =>
      areaPath(
        (reach ?? []).filter((at) => isSeen(sight, at)),
        8,
        2,
      ),
    [reach, sight],
  );
  if (d === '') return null;
  return (
    <>
      <Path d={d} {...LINE} stroke={colors.background} strokeOpacity={0.72} strokeWidth={6} />
      <Path d={d} {...LINE} stroke={colors.tones.ember.text} strokeWidth={3} />
    </>
  );
}

const LINE = { fill: 'none', strokeLinejoin: 'round' } as const;
