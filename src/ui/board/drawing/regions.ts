import type { BoardCell, BoardLevel, BoardPoint } from '../model';
import { fieldSet, placeKey } from './outline';

/** A connected piece of one level, which is named once. */
export interface LevelLabel extends BoardPoint {
  readonly level: BoardLevel;
}

const AROUND = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

/** Pieces that hang together along sides, each in reading order. */
export function connectedPieces<Field extends BoardPoint>(
  fields: readonly Field[],
): readonly (readonly Field[])[] {
  const inOrder = [...fields].sort((one, other) => one.y - other.y || one.x - other.x);
  const byKey = new Map(inOrder.map((field) => [placeKey(field.x, field.y), field]));
  const pieces: Field[][] = [];
  for (const field of inOrder) {
    if (!byKey.has(placeKey(field.x, field.y))) continue;
    pieces.push(takePiece(byKey, field));
  }
  return pieces;
}

function takePiece<Field extends BoardPoint>(byKey: Map<number, Field>, start: Field): Field[] {
  const piece: Field[] = [];
  const waiting = [start];
  byKey.delete(placeKey(start.x, start.y));
  for (let field = waiting.pop(); field !== undefined; field = waiting.pop()) {
    piece.push(field);
    for (const [dx, dy] of AROUND) {
      const next = byKey.get(placeKey(field.x + dx, field.y + dy));
      if (next === undefined) continue;
      byKey.delete(placeKey(next.x, next.y));
      waiting.push(next);
    }
  }
  return piece.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Level 0 goes without saying; a raised piece has its name in its first field. */
export const levelLabels = (cells: readonly BoardCell[]): readonly LevelLabel[] =>
  ([1, 2, 3] as const).flatMap((level) =>
    connectedPieces(
      cells.filter((cell) => cell.level === level && cell.terrain !== 'gap' && !cell.bridge),
    ).flatMap(([first]) => (first === undefined ? [] : [{ x: first.x, y: first.y, level }])),
  );

export interface BridgePiece {
  readonly level: BoardLevel;
  /** The way it leads: along its longer side. */
  readonly along: 'x' | 'y';
  readonly fields: readonly BoardPoint[];
  readonly first: BoardPoint;
}

export const bridgePieces = (cells: readonly BoardCell[]): readonly BridgePiece[] =>
  ([0, 1, 2, 3] as const).flatMap((level) =>
    connectedPieces(cells.filter(({ bridge }) => bridge?.level === level)).flatMap((fields) => {
      const [first] = fields;
      if (first === undefined) return [];
      return [{ level, along: first.bridge?.along ?? wayOf(fields), fields, first }];
    }),
  );

function wayOf(fields: readonly BoardPoint[]): 'x' | 'y' {
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const wide = extent(fields.map(({ x }) => x));
  return wide >= extent(fields.map(({ y }) => y)) ? 'x' : 'y';
}

/** The middle of the field nearest to the middle of all of them: a good place for a number. */
export function heartOf(
  fields: readonly BoardPoint[],
  taken: readonly BoardPoint[] = [],
): BoardPoint | undefined {
  const blocked = fieldSet(taken);
  const free = fields.filter(({ x, y }) => !blocked.has(placeKey(x, y)));
  const middle = {
    x: fields.reduce((sum, { x }) => sum + x, 0) / Math.max(1, fields.length),
    y: fields.reduce((sum, { y }) => sum + y, 0) / Math.max(1, fields.length),
  };
  const far = ({ x, y }: BoardPoint) => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  return [...(free.length > 0 ? free : fields)].sort((one, other) => far(one) - far(other))[0];
}
