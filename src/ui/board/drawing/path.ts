import type { BoardPoint, BoardRect } from '../model';
import { outlineOf, type Loop } from './outline';

/** Length of a field's side in the drawing, which is its size in points at zoom 1. */
export const FIELD = 40;

const short = (value: number): string => String(Math.round(value * 100) / 100);
const place = (x: number, y: number): string => `${short(x)} ${short(y)}`;

interface Corner extends BoardPoint {
  /** Unit steps in and out of the corner. */
  readonly into: BoardPoint;
  readonly out: BoardPoint;
  /** Half the shorter neighbouring side: the most a corner can be rounded. */
  readonly room: number;
}

const unit = (from: BoardPoint, to: BoardPoint): BoardPoint => ({
  x: Math.sign(to.x - from.x),
  y: Math.sign(to.y - from.y),
});

const length = (from: BoardPoint, to: BoardPoint): number =>
  Math.abs(to.x - from.x) + Math.abs(to.y - from.y);

/** The inner side of a clockwise outline is on the right of every step. */
function cornerAt(loop: Loop, index: number, inset: number): Corner {
  const at = loop[index] ?? { x: 0, y: 0 };
  const before = loop[(index + loop.length - 1) % loop.length] ?? at;
  const after = loop[(index + 1) % loop.length] ?? at;
  const into = unit(before, at);
  const out = unit(at, after);
  return {
    x: at.x * FIELD - inset * (into.y + out.y),
    y: at.y * FIELD + inset * (into.x + out.x),
    into,
    out,
    room: (Math.min(length(before, at), length(at, after)) * FIELD) / 2 - Math.abs(inset),
  };
}

function cornerPath(corner: Corner, radius: number, first: boolean): string {
  const r = Math.max(0, Math.min(radius, corner.room));
  const start = place(corner.x - corner.into.x * r, corner.y - corner.into.y * r);
  const end = place(corner.x + corner.out.x * r, corner.y + corner.out.y * r);
  const move = `${first ? 'M' : 'L'}${start}`;
  return r === 0 ? move : `${move}Q${place(corner.x, corner.y)} ${end}`;
}

const loopPath = (loop: Loop, radius: number, inset: number): string =>
  `${loop.map((_, index) => cornerPath(cornerAt(loop, index, inset), radius, index === 0)).join('')}Z`;

/** One closed path around fields; `inset` pulls it inwards all around, `radius` rounds its corners. */
export const areaPath = (fields: readonly BoardPoint[], radius = 0, inset = 0): string =>
  outlineOf(fields)
    .map((loop) => loopPath(loop, radius, inset))
    .join('');

export const rectPath = ({ x, y, width, height }: BoardRect, radius = 0, inset = 0): string =>
  loopPath(
    [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
    radius,
    inset,
  );

/** A square for each field, as tiles that lie loose beside each other. */
export const tilesPath = (fields: readonly BoardPoint[], radius: number, inset: number): string =>
  fields.map(({ x, y }) => rectPath({ x, y, width: 1, height: 1 }, radius, inset)).join('');
