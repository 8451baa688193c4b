import { at, copyInts, intRows, isSameInts, NONE, noInts, type Ints } from '../base/ints';
import type { BoardLayout } from './board';
import { NO_CELL, type CellLayers } from './cells';
import { linkNear } from './links';
import { layZones } from './zones';

/** Field numbers by y * width + x: on top, and the lower ones where there is a bridge. */
export interface Numbered {
  readonly count: number;
  readonly all: number;
  readonly top: Ints;
  /** {@link NONE} where a bridge floats over a gap. */
  readonly low: Ints;
}

/** Numbers the fields: those on top in reading order, then those below bridges. */
export const numberFields = ({ ground, bridge, bridged }: CellLayers): Numbered => {
  const top = noInts(ground.length);
  let all = 0;
  for (let index = 0; index < top.length; index++) {
    if ((at(bridge, index) | at(ground, index)) !== NO_CELL) top[index] = all++;
  }
  const count = all;
  if (!bridged) return { count, all, top, low: top };
  const low = copyInts(top);
  for (let index = 0; index < top.length; index++) {
    if (at(bridge, index) === NO_CELL) continue;
    low[index] = at(ground, index) === NO_CELL ? NONE : all++;
  }
  return { count, all, top, low };
};

const placeFields = (width: number, height: number, { all, top, low }: Numbered) => {
  const row = intRows(2, all);
  const [xs, ys] = [row(), row()];
  const across = noInts(all);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const field = at(top, index);
      if (field === NONE) continue;
      xs[field] = x;
      ys[field] = y;
      const below = at(low, index);
      if (below === field || below === NONE) continue;
      xs[below] = x;
      ys[below] = y;
      across[field] = below;
      across[below] = field;
    }
  }
  return { x: xs, y: ys, across };
};

const layOut = (width: number, height: number, numbered: Numbered): BoardLayout => {
  const { count, all, top } = numbered;
  const { x, y, across } = placeFields(width, height, numbered);
  const grid = { width, height, places: top };
  const { zone, zones } = layZones({ ...grid, count, all, x, y });
  const near = linkNear(grid, count);
  return { width, height, count, all, x, y, across, near, zone, zones, grid: top };
};

interface Kept {
  readonly numbered: Numbered;
  readonly layout: BoardLayout;
}

/** Of a few boards: what is painted on a field, its level and its tokens lay out nothing anew. */
const KEPT = 8;
let kept: readonly Kept[] = [];

export const layoutOf = ({ width, height }: CellLayers, numbered: Numbered): BoardLayout => {
  const { top, low } = numbered;
  const known = kept.find(
    ({ numbered: own, layout }) =>
      layout.width === width && isSameInts(own.top, top) && isSameInts(own.low, low),
  );
  if (known !== undefined) return known.layout;
  const layout = layOut(width, height, numbered);
  kept = [{ numbered, layout }, ...kept.slice(0, KEPT - 1)];
  return layout;
};
