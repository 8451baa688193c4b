import type { Position } from '../base/position';

/** A board begins at [0, 0], a map anywhere. */
export const onBoard = ([x, y]: Position, [left, top]: Position): Position => [x - left, y - top];

export const onMap = ([x, y]: Position, [left, top]: Position): Position => [x + left, y + top];

/** G1: the top left field of the zone; negative coordinates too. */
export const zoneCorner = ([x, y]: Position): Position => [
  Math.floor(x / 2) * 2,
  Math.floor(y / 2) * 2,
];
