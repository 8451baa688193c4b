import { G, Rect } from 'react-native-svg';
import { useTheme } from '@/src/ui/theme';
import type { BoardFigure } from '@/src/ui/board/model';
import { markWidth, NumberMark } from '../NumberMark';
import { PLATE } from '../paint';

const HEIGHT = 16.4;
const DIGITS = 11;

interface HpPlateProps {
  readonly figure: BoardFigure;
  readonly far: boolean;
}

/** On the lower rim of the base; larger where a field is small. */
const placeOf = (large: boolean, far: boolean): string =>
  large
    ? `translate(0 34) scale(${far ? 1.6 : 1.3})`
    : far
      ? 'translate(0 18.5) scale(1.25)'
      : 'translate(0 16)';

const hpTone = (share: number): 'ok' | 'yellow' | 'danger' =>
  share > 0.5 ? 'ok' : share > 0.25 ? 'yellow' : 'danger';

/** The number alone says it; the rim's colour, and a filled plate for the last quarter, say it at a glance. */
export function HpPlate({ figure: { hp, maxHp, large }, far }: HpPlateProps) {
  const { colors } = useTheme();
  if (hp === undefined) return null;
  const tone = colors.tones[hpTone(hp / Math.max(1, maxHp ?? hp))];
  const low = tone === colors.tones.danger;
  const words = String(hp);
  const width = markWidth(words, DIGITS) + 9.4;
  return (
    <G transform={placeOf(large, far)}>
      <Rect
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={HEIGHT / 2}
        fill={low ? tone.fill : PLATE.fill}
        stroke={low ? PLATE.fill : tone.graphic}
        strokeWidth={1.6}
      />
      <NumberMark words={words} height={DIGITS} ink={low ? tone.onFill : PLATE.ink} />
    </G>
  );
}
