import { G, Rect } from 'react-native-svg';
import { useTheme } from '@/src/ui/theme';
import type { BoardFigure } from '@/src/ui/board/model';
import { markWidth, NumberMark } from '../NumberMark';
import { PLATE } from '../paint';

const HEIGHT = 16.4;
const DIGITS = 11;

/** On the lower rim of the base. */
const AT_FIELD = 'translate(0 16)';
const AT_ZONE = 'translate(0 34) scale(1.3)';

const hpTone = (share: number): 'ok' | 'yellow' | 'danger' =>
  share > 0.5 ? 'ok' : share > 0.25 ? 'yellow' : 'danger';

/** The number alone says it; the rim's colour, and a filled plate for the last quarter, say it at a glance. */
export function HpPlate({ figure: { hp, maxHp, large } }: { readonly figure: BoardFigure }) {
  const { colors } = useTheme();
  if (hp === undefined) return null;
  const tone = colors.tones[hpTone(hp / Math.max(1, maxHp ?? hp))];
  const low = tone === colors.tones.danger;
  const words = String(hp);
  const width = markWidth(words, DIGITS) + 9.4;
  return (
    <G transform={large ? AT_ZONE : AT_FIELD}>
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
