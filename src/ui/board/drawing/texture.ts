import type { BoardPoint } from '../model';
import { FIELD } from './path';

/** The same field has the same stones in every drawing: numbers from 0 to before `count`. */
const chance = ({ x, y }: BoardPoint, salt: number, count: number): number => {
  const mixed = Math.imul(x * 374761393 + y * 668265263 + salt * 974634777, 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % count;
};

/** Cracks in flagstones: where they start, then relative commands. */
const CRACKS = [
  [6, 11, 'l6 4l2 6l7 3'],
  [33, 5, 'l-4 7l3 5l-5 6'],
  [9, 36, 'l3 -7l-2 -5l5 -5'],
  [36, 28, 'l-8 -1l-4 4l-7 -1'],
] as const;

/** Chipped corners and worn places. */
const CHIPS = [
  [28, 30, 'h3l-1 2h-2z'],
  [11, 13, 'h2l1 2h-3z'],
  [30, 10, 'l2 1l-1 2l-2 -1z'],
  [8, 29, 'h3v1.6h-3z'],
] as const;

type Stroke = readonly [x: number, y: number, rest: string];
const EMPTY: Stroke = [0, 0, ''];

const strokeAt = ({ x, y }: BoardPoint, [dx, dy, rest]: Stroke): string =>
  `M${x * FIELD + dx} ${y * FIELD + dy}${rest}`;

/** Every third stone or so has a mark, no two beside each other alike: one path for all of them. */
export const floorTexture = (fields: readonly BoardPoint[]): string =>
  fields
    .map((field) => {
      const kind = chance(field, 1, 9);
      const pick = chance(field, 2, 4);
      if (kind < 2) return strokeAt(field, CRACKS[pick] ?? EMPTY);
      return kind < 4 ? strokeAt(field, CHIPS[pick] ?? EMPTY) : '';
    })
    .join('');
