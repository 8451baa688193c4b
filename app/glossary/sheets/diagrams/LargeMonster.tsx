import Svg from 'react-native-svg';
import { IconMark, useTheme } from '@/src/ui';
import {
  diagramCells,
  DiagramGrid,
  FigureText,
  SQUARE,
  Squares,
  type DiagramCell,
} from './DiagramGrid';

const COLUMNS = 8;
const ROWS = 6;
const PAD = 4;
const BODY: readonly DiagramCell[] = [
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
];

export const LARGE_RATIO = (COLUMNS * SQUARE + 2 * PAD) / (ROWS * SQUARE + 2 * PAD);

const isBody = ([x, y]: DiagramCell) => x >= 2 && x <= 3 && y >= 2 && y <= 3;
const neighbours = diagramCells(COLUMNS, ROWS).filter(
  (cell) => !isBody(cell) && cell[0] >= 1 && cell[0] <= 4 && cell[1] >= 1 && cell[1] <= 4,
);

/** One area is full; its twelve neighbours are counted. */
export function LargeMonster() {
  const { colors } = useTheme();
  const { red, ember } = colors.tones;
  const box = `${-PAD} ${-PAD} ${COLUMNS * SQUARE + 2 * PAD} ${ROWS * SQUARE + 2 * PAD}`;
  return (
    <Svg width="100%" height="100%" viewBox={box}>
      <DiagramGrid columns={COLUMNS} rows={ROWS} />
      <Squares cells={neighbours} fill={ember.soft} stroke={ember.graphic} dashed />
      {neighbours.map(([x, y], order) => (
        <FigureText
          key={`${x},${y}`}
          x={(x + 0.5) * SQUARE}
          y={(y + 0.5) * SQUARE}
          color={ember.text}
        >
          {String(order + 1)}
        </FigureText>
      ))}
      <Squares cells={BODY} fill={red.fill} />
      <IconMark name="skull" color={red.onFill} size={58} cx={3 * SQUARE} cy={3 * SQUARE} />
    </Svg>
  );
}
