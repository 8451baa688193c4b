import { G, Rect, Text as SvgText } from 'react-native-svg';
import { family, useTheme } from '@/src/ui';

/** Side of a square; an area is two by two of them. */
export const SQUARE = 40;

export type DiagramCell = readonly [column: number, row: number];

interface GridProps {
  readonly columns: number;
  readonly rows: number;
}

/** The floor of a diagram: thin squares, strong borders around areas. */
export function DiagramGrid({ columns, rows }: GridProps) {
  const { colors } = useTheme();
  const cells = diagramCells(columns, rows);
  const areas = diagramCells(Math.ceil(columns / 2), Math.ceil(rows / 2));
  return (
    <G>
      {cells.map(([x, y]) => (
        <Rect
          key={`${x},${y}`}
          x={x * SQUARE + 1}
          y={y * SQUARE + 1}
          width={SQUARE - 2}
          height={SQUARE - 2}
          rx={5}
          fill={colors.raised}
        />
      ))}
      {areas.map(([x, y]) => (
        <Rect
          key={`area ${x},${y}`}
          x={x * 2 * SQUARE}
          y={y * 2 * SQUARE}
          width={2 * SQUARE}
          height={2 * SQUARE}
          rx={7}
          fill="none"
          stroke={colors.outline}
          strokeOpacity={0.7}
          strokeWidth={1.6}
        />
      ))}
    </G>
  );
}

export const diagramCells = (columns: number, rows: number): readonly DiagramCell[] =>
  Array.from({ length: columns * rows }, (_, index): DiagramCell => [
    index % columns,
    Math.floor(index / columns),
  ]);

interface SquaresProps {
  readonly cells: readonly DiagramCell[];
  readonly fill: string;
  readonly stroke?: string;
  readonly dashed?: boolean;
}

export function Squares({ cells, fill, stroke = 'none', dashed = false }: SquaresProps) {
  return cells.map(([x, y]) => (
    <Rect
      key={`${x},${y}`}
      x={x * SQUARE + 2.5}
      y={y * SQUARE + 2.5}
      width={SQUARE - 5}
      height={SQUARE - 5}
      rx={6}
      fill={fill}
      stroke={stroke}
      strokeWidth={2}
      {...(dashed ? { strokeDasharray: '5 4' } : {})}
    />
  ));
}

interface FigureTextProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly color: string;
  readonly children: string;
}

/** Numbers and signs in a picture; sentences stand below it. */
export function FigureText({ x, y, size = 18, color, children }: FigureTextProps) {
  return (
    <SvgText
      x={x}
      y={y + size * 0.34}
      fontSize={size}
      fontFamily={family('heavy')}
      fill={color}
      textAnchor="middle"
    >
      {children}
    </SvgText>
  );
}
