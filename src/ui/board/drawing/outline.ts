import type { BoardPoint } from '../model';

/** Corners of an outline in fields: clockwise around fields, the other way around holes. */
export type Loop = readonly BoardPoint[];

/** Wider than any board, so that one number names a place and rows never meet. */
const STRIDE = 1 << 14;
export const placeKey = (x: number, y: number): number => y * STRIDE + x;
const pointOf = (key: number): BoardPoint => ({ x: key % STRIDE, y: Math.floor(key / STRIDE) });

export const fieldSet = (fields: readonly BoardPoint[]): ReadonlySet<number> =>
  new Set(fields.map(({ x, y }) => placeKey(x, y)));

/** Right, down, left, up: the next one is a turn to the right. */
const STEPS = [1, STRIDE, -1, -STRIDE] as const;
const stepOf = (way: number): number => STEPS[way & 3] ?? 0;

/** A side of a field that nothing lies behind: its first corner and its way, as one number. */
type Side = number;
const side = (corner: number, way: number): Side => corner * 4 + (way & 3);

function openSides(set: ReadonlySet<number>): ReadonlySet<Side> {
  const sides = new Set<Side>();
  for (const key of set) {
    if (!set.has(key - STRIDE)) sides.add(side(key, 0));
    if (!set.has(key + 1)) sides.add(side(key + 1, 1));
    if (!set.has(key + STRIDE)) sides.add(side(key + STRIDE + 1, 2));
    if (!set.has(key - 1)) sides.add(side(key + STRIDE, 3));
  }
  return sides;
}

/** Where two fields touch only by a corner, turning right keeps them two loops. */
function sideAfter(sides: ReadonlySet<Side>, from: Side): Side {
  const way = from & 3;
  const corner = (from - way) / 4 + stepOf(way);
  const turns = [side(corner, way + 1), side(corner, way), side(corner, way + 3)];
  return turns.find((turn) => sides.has(turn)) ?? from;
}

/** The outline of any set of fields, however many pieces and holes it has. */
export function outlineOf(fields: readonly BoardPoint[]): readonly Loop[] {
  const sides = openSides(fieldSet(fields));
  const seen = new Set<Side>();
  const loops: Loop[] = [];
  for (const start of sides) {
    if (seen.has(start)) continue;
    const corners: BoardPoint[] = [];
    let at = start;
    do {
      seen.add(at);
      const next = sideAfter(sides, at);
      if ((next & 3) !== (at & 3)) corners.push(pointOf((next - (next & 3)) / 4));
      at = next;
    } while (at !== start);
    loops.push(corners);
  }
  return loops;
}
