import { G, Rect } from 'react-native-svg';
import { useTheme } from '@/src/ui/theme';
import type { BoardFigure } from '@/src/ui/board/model';
import { markWidth, NumberMark } from '../NumberMark';
import { PLATE } from '../paint';
import { FAR_PLATE } from './far';

/** How large it is, and where. */
interface PlateShape {
  readonly height: number;
  readonly digits: number;
  /** Beside the digits. */
  readonly margin: number;
  readonly transform: string;
}

const NEAR = { height: 16.4, digits: 11, margin: 4.7 } as const;

interface HpPlateProps {
  readonly figure: BoardFigure;
  readonly far: boolean;
}

/** On the lower rim of the base; where a field is small, tight around larger digits and below the emblem. */
const shapeOf = (large: boolean, far: boolean): PlateShape =>
  large
    ? { ...NEAR, transform: `translate(0 34) scale(${far ? 1.6 : 1.3})` }
    : far
      ? { ...FAR_PLATE, transform: `translate(0 ${FAR_PLATE.y})` }
      : { ...NEAR, transform: 'translate(0 16)' };

const hpTone = (share: number): 'ok' | 'yellow' | 'danger' =>
  share > 0.5 ? 'ok' : share > 0.25 ? 'yellow' : 'danger';

/** The number alone says it; the rim's colour, and a filled plate for the last quarter, say it at a glance. */
export function HpPlate({ figure: { hp, maxHp, large }, far }: HpPlateProps) {
  const { colors } = useTheme();
  if (hp === undefined) return null;
  const tone = colors.tones[hpTone(hp / Math.max(1, maxHp ?? hp))];
  const low = tone === colors.tones.danger;
  const words = String(hp);
  const { height, digits, margin, transform } = shapeOf(large, far);
  const width = Math.max(height, markWidth(words, digits) + 2 * margin);
  return (
    <G transform={transform}>
      <Rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill={low ? tone.fill : PLATE.fill}
        stroke={low ? PLATE.fill : tone.graphic}
        strokeWidth={1.6}
      />
      <NumberMark words={words} height={digits} ink={low ? tone.onFill : PLATE.ink} />
    </G>
  );
}
