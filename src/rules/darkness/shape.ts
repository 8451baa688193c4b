import { comparePositions, type Position } from '../base/position';

/** A tile, ready to be laid: every way to turn and mirror it once (N4). */
export interface Shape {
  readonly turns: readonly (readonly Position[])[];
  readonly size: number;
  /** Whether its cells hang together by their sides. */
  readonly connected: boolean;
  /** The larger of its width and height, less one. */
  readonly extent: number;
  /** No two of its cells lie more steps apart, as if there were no gaps. */
  readonly reach: number;
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

/** Moves the cells to the corner and sorts them. */
const inCorner = (cells: readonly Position[]): readonly Position[] => {
  let left = Infinity;
  let top = Infinity;
  for (const [x, y] of cells) {
    left = Math.min(left, x);
    top = Math.min(top, y);
  }
  return cells.map(([x, y]): Position => [x - left, y - top]).sort(comparePositions);
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

const known = new Map<string, Shape>();
/** The game has a dozen. */
const KEPT = 64;

/** A tile is turned over once, however often it is drawn. */
export const shapeOf = (tile: readonly Position[]): Shape => {
  const text = tile.join(' ');
  const shape = known.get(text) ?? turnOver(tile);
  if (known.size === KEPT) known.clear();
  known.set(text, shape);
  return shape;
};

/** A cell given twice counts once. */
const turnOver = (tile: readonly Position[]): Shape => {
  const cells = [...new Map(tile.map((cell) => [String(cell), cell])).values()];
  const turned = TURNS.map((turn) => inCorner(cells.map(turn)));
  const different = new Map(turned.map((turn) => [turn.join(' '), turn]));
  const turns = [...different.values()];
  const far = turns.flat();
  return {
    turns,
    size: cells.length,
    connected: hangsTogether(cells),
    extent: far.reduce((most, [x]) => Math.max(most, x), 0),
    reach: far.reduce((most, [x, y]) => Math.max(most, x + y), 0),
  };
};
