import { useMemo } from 'react';
import { Path } from 'react-native-svg';
import { useTheme } from '@/src/ui/theme';
import type { BoardFigure, BoardOverlays } from '../model';
import { arrowsOf } from './arrows';

interface AttackLinesProps {
  readonly figures: readonly BoardFigure[];
  readonly overlays: BoardOverlays;
}

/** Who is about to hit whom. */
export function AttackLines({ figures, overlays }: AttackLinesProps) {
  const { colors } = useTheme();
  const { shafts, heads } = useMemo(() => arrowsOf(figures, overlays), [figures, overlays]);
  const { text } = colors.tones.danger;
  if (shafts === '') return null;
  const below = { stroke: colors.background, strokeOpacity: 0.7, strokeLinejoin: 'round' } as const;
  return (
    <>
      <Path d={`${shafts}${heads}`} fill="none" {...below} strokeWidth={7} />
      <Path d={shafts} fill="none" stroke={text} strokeWidth={3.4} />
      <Path d={heads} fill={text} stroke={text} strokeWidth={1.6} strokeLinejoin="round" />
    </>
  );
}
