import Svg, { Rect } from 'react-native-svg';
import { IconMark, useTheme } from '@/src/ui';
import {
  diagramCells,
  DiagramGrid,
  FigureText,
  SQUARE,
  Squares,
  type DiagramCell,
} from './DiagramGrid';

const COLUMNS = 10;
const ROWS = 8;
const HERO: DiagramCell = [4, 3];
const PAD = 4;

export const RANGES_RATIO = (COLUMNS * SQUARE + 2 * PAD) / (ROWS * SQUARE + 2 * PAD);

const around = diagramCells(COLUMNS, ROWS).filter(
  ([x, y]) => Math.max(Math.abs(x - HERO[0]), Math.abs(y - HERO[1])) === 1,
);

/** Yellow as filled squares, red as a frame, green and blue as the sign for the whole board. */
export function Ranges() {
  const { colors } = useTheme();
  const { yellow, red, green, blue, ember } = colors.tones;
  const box = `${-PAD} ${-PAD} ${COLUMNS * SQUARE + 2 * PAD} ${ROWS * SQUARE + 2 * PAD}`;
  const [x, y] = [(HERO[0] + 0.5) * SQUARE, (HERO[1] + 0.5) * SQUARE];
  return (
    <Svg width="100%" height="100%" viewBox={box}>
      <DiagramGrid columns={COLUMNS} rows={ROWS} />
      <Rect
        x={2 * SQUARE}
        y={0}
        width={6 * SQUARE}
        height={6 * SQUARE}
        rx={9}
        fill={red.graphic}
        fillOpacity={0.13}
        stroke={red.graphic}
        strokeWidth={4}
      />
      <Squares cells={around} fill={yellow.fill} stroke={yellow.graphic} />
      <Squares cells={[HERO]} fill={ember.fill} />
      <IconMark name="user" color={ember.onFill} size={26} cx={x} cy={y} />
      <FigureText x={SQUARE} y={7 * SQUARE} size={44} color={green.text}>
        ∞
      </FigureText>
      <FigureText x={9 * SQUARE} y={7 * SQUARE} size={44} color={blue.text}>
        ∞
      </FigureText>
    </Svg>
  );
}
