import { comparePositions, type Position } from '../base/position';

/** A tile, ready to be laid: every way to turn and mirror it once (N4). */
export interface Shape {
  readonly turns: readonly (readonly Position[])[];
  readonly size: number;
  /** Whether its cells hang together by their sides. */
  readonly connected: boolean;
  /** The larger of its width and height, less one. */
  readonly extent: number;
}

type Turn = (cell: Position) => Position;

const TURNS: readonly Turn[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [-y, x],
  ([x, y]) => [-x, -y],
  ([x, y]) => [y, -x],
  ([x, y]) => [-x, y],
  ([x, y]) => [y, x],
  ([x, y]) => [x, -y],
  ([x, y]) => [-y, -x],
];

/** Moves the cells to the corner and sorts them; a cell given twice counts once. */
const inCorner = (cells: readonly Position[]): readonly Position[] => {
  const left = cells.reduce((least, [x]) => Math.min(least, x), Infinity);
  const top = cells.reduce((least, [, y]) => Math.min(least, y), Infinity);
  const moved = cells.map(([x, y]): Position => [x - left, y - top]);
  return [...new Map(moved.map((cell) => [String(cell), cell])).values()].sort(comparePositions);
};

const hangsTogether = (cells: readonly Position[]): boolean => {
  const apart = new Set(cells.map(String));
  const reached = cells.slice(0, 1);
  for (let cell = reached.pop(); cell; cell = reached.pop()) {
    const [x, y] = cell;
    if (apart.delete(String(cell))) reached.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  return apart.size === 0;
};

export const shapeOf = (tile: readonly Position[]): Shape => {
  const turned = TURNS.map((turn) => inCorner(tile.map(turn)));
  const different = new Map(turned.map((cells) => [cells.join(' '), cells]));
  const cells = inCorner(tile);
  return {
    turns: [...different.values()],
    size: cells.length,
    connected: hangsTogether(cells),
    extent: cells.reduce((most, [x, y]) => Math.max(most, x, y), 0),
  };
};
