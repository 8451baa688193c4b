import { at, NONE, noInts, type Ints } from '../base/ints';
import { NEAR } from './board';
import type { Cell } from './cells';

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
const SIDES = AROUND.filter(([dx, dy]) => Math.abs(dx) + Math.abs(dy) === 1);

/** A square grid of place numbers. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly places: Ints;
}

const placeAt = ({ width, height, places }: Grid, x: number, y: number): number =>
  x >= 0 && y >= 0 && x < width && y < height ? at(places, y * width + x) : NONE;

/** The up to eight places sharing a side or corner (G2), whatever stands beside the corner (O4). */
export const linkNear = (grid: Grid, count: number): Int32Array => {
  const near = noInts(count * NEAR);
  const link = (place: number, x: number, y: number): void => {
    let slot = place * NEAR;
    for (const [dx, dy] of AROUND) {
      const other = dx || dy ? placeAt(grid, x + dx, y + dy) : NONE;
      if (other !== NONE) near[slot++] = other;
    }
  };
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const place = placeAt(grid, x, y);
      if (place !== NONE) link(place, x, y);
    }
  }
  return near;
};

/** What darkness touches: sides within each layer, and both sides of a bridge (N4, G6). */
export const linkTouch = (
  cells: readonly Cell[],
  top: Grid,
  ground: Grid,
  across: Ints,
): Int32Array => {
  const touch = noInts(cells.length * NEAR);
  cells.forEach(({ x, y }, field) => {
    const layers = [top, ground].filter((grid) => placeAt(grid, x, y) === field);
    const sides = SIDES.flatMap(([dx, dy]) => layers.map((g) => placeAt(g, x + dx, y + dy)));
    const all = new Set([...sides, at(across, field)]);
    all.delete(NONE);
    touch.set([...all], field * NEAR);
  });
  return touch;
};
