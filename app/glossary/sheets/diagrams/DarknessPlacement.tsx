import Svg, { Path } from 'react-native-svg';
import { IconMark, useTheme } from '@/src/ui';
import { DiagramGrid, FigureText, SQUARE, Squares, type DiagramCell } from './DiagramGrid';

const COLUMNS = 10;
const ROWS = 6;
const PAD = 4;
const OLD: readonly DiagramCell[] = [
  [1, 2],
  [1, 3],
  [2, 3],
];
const LAID: readonly DiagramCell[] = [
  [3, 3],
  [4, 3],
  [5, 3],
  [5, 2],
];
const MISSING: readonly DiagramCell[] = [
  [6, 2],
  [7, 2],
];
const CORNER: readonly DiagramCell[] = [
  [2, 1],
  [3, 1],
  [3, 0],
];

const CROSS = `M${2 * SQUARE} 0L${4 * SQUARE} ${2 * SQUARE}M${4 * SQUARE} 0L${2 * SQUARE} ${2 * SQUARE}`;

export const DARKNESS_RATIO = (COLUMNS * SQUARE + 2 * PAD) / (ROWS * SQUARE + 2 * PAD);

/** Old darkness filled, the new tile outlined, the missing squares dashed and counted. */
export function DarknessPlacement() {
  const { colors } = useTheme();
  const { darkness, ember, danger, gray } = colors.tones;
  const box = `${-PAD} ${-PAD} ${COLUMNS * SQUARE + 2 * PAD} ${ROWS * SQUARE + 2 * PAD}`;
  const at = ([x, y]: DiagramCell) => ({ cx: (x + 0.5) * SQUARE, cy: (y + 0.5) * SQUARE });
  return (
    <Svg width="100%" height="100%" viewBox={box}>
      <DiagramGrid columns={COLUMNS} rows={ROWS} />
      <Squares cells={OLD} fill={darkness.fill} />
      <Squares cells={LAID} fill={darkness.graphic} stroke={darkness.text} />
      <Squares cells={MISSING} fill="none" stroke={darkness.graphic} dashed />
      <Squares cells={CORNER} fill={gray.soft} stroke={gray.graphic} dashed />
      <Path d={CROSS} stroke={danger.graphic} strokeWidth={5} strokeLinecap="round" />
      <FigureText x={6.5 * SQUARE} y={2.5 * SQUARE} color={darkness.text}>
        1
      </FigureText>
      <IconMark name="user" color={ember.graphic} size={24} cx={7.62 * SQUARE} cy={2.58 * SQUARE} />
      <FigureText x={7.22 * SQUARE} y={2.28 * SQUARE} size={15} color={darkness.text}>
        2
      </FigureText>
      {OLD.map((cell) => (
        <IconMark
          key={cell.join()}
          name="darkness"
          color={darkness.onFill}
          size={22}
          {...at(cell)}
        />
      ))}
    </Svg>
  );
}
