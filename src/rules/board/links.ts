import { at, NONE, noInts, type Ints } from '../base/ints';
import { NEAR } from './board';

/** A square grid of place numbers. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly places: Ints;
}

/** The next free slot. */
const linkTo = (near: Int32Array, slot: number, place: number): number => {
  if (place === NONE) return slot;
  near[slot] = place;
  return slot + 1;
};

/** The square at `middle` and those beside it, of the row above or below (G2). */
const linkRow = (near: Int32Array, slot: number, grid: Grid, x: number, middle: number): number => {
  const { width, places } = grid;
  let next = slot;
  if (x > 0) next = linkTo(near, next, at(places, middle - 1));
  next = linkTo(near, next, at(places, middle));
  return x < width - 1 ? linkTo(near, next, at(places, middle + 1)) : next;
};

/** The up to eight places sharing a side or corner (G2), whatever stands beside the corner (O4). */
export const linkNear = (grid: Grid, count: number): Int32Array => {
  const { width, height, places } = grid;
  const near = noInts(count * NEAR);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const place = at(places, index);
      if (place === NONE) continue;
      let slot = place * NEAR;
      if (y > 0) slot = linkRow(near, slot, grid, x, index - width);
      if (x > 0) slot = linkTo(near, slot, at(places, index - 1));
      if (x < width - 1) slot = linkTo(near, slot, at(places, index + 1));
      if (y < height - 1) linkRow(near, slot, grid, x, index + width);
    }
  }
  return near;
};
