import type { Fault } from '../base/fault';
import { at, NONE, noInts } from '../base/ints';
import type { Position } from '../base/position';
import { fail, ok, type Result } from '../base/result';
import type { Board } from './board';
import { checkDarknessTokens, readLayers, type Cell, type CellLayers } from './cells';
import type { BoardDraft, BoardFault } from './draft';
import { linkNear, linkTouch } from './links';
import { HAZARD_OF } from './terrain';
import { buildZones } from './zones';

/** Turns a draft into a checked board. */
export const createBoard = (draft: BoardDraft): Result<Board, Fault<BoardFault>> => {
  const layers = readLayers(draft);
  if (!layers.ok) return layers;
  const { ground, bridge } = layers.value;
  const fault =
    checkDarknessTokens(
      draft.darkness ?? [],
      layers.value,
      (i) => Boolean(bridge[i] ?? ground[i]),
      'darkness',
    ) ??
    checkDarknessTokens(
      draft.darknessBelow ?? [],
      layers.value,
      (i) => Boolean(bridge[i] && ground[i]),
      'darknessBelow',
    );
  return fault ? fail(fault) : ok(build(draft, layers.value));
};

/** Numbers the fields: those on top in reading order, then those below bridges. */
const numberFields = ({ width, height, ground, bridge }: CellLayers) => {
  const cells: Cell[] = [];
  const top = noInts(width * height);
  const low = noInts(width * height);
  for (let index = 0; index < top.length; index++) {
    const cell = bridge[index] ?? ground[index];
    if (cell) top[index] = low[index] = cells.push(cell) - 1;
  }
  const count = cells.length;
  const links: [number, number][] = [];
  for (let index = 0; index < top.length; index++) {
    if (!bridge[index]) continue;
    const below = ground[index];
    low[index] = below ? cells.push(below) - 1 : NONE;
    if (below) links.push([at(top, index), at(low, index)]);
  }
  const across = noInts(cells.length);
  for (const [above, below] of links) [across[above], across[below]] = [below, above];
  return { cells, count, top, low, across };
};

const build = (draft: BoardDraft, layers: CellLayers): Board => {
  const { width, height } = layers;
  const { cells, count, top, low, across } = numberFields(layers);
  const ints = (value: (cell: Cell, field: number) => number) => Int32Array.from(cells, value);
  const token = new Int32Array(cells.length);
  const mark = (tokens: readonly Position[], grid: Int32Array) =>
    tokens.forEach(([x, y]) => (token[at(grid, y * width + x)] = 1));
  mark(draft.darkness ?? [], top);
  mark(draft.darknessBelow ?? [], low);
  const hazard = ints((cell, field) => (token[field] ? 0 : HAZARD_OF[cell.terrain]));
  const dark = ints((cell, field) => (token[field] || cell.terrain === 'darkness' ? 1 : 0));
  const level = ints((cell) => cell.level);
  const blocked = ints((cell) => (cell.terrain === 'blocked' ? 1 : 0));
  const grid = { width, height, places: top };
  const zones = buildZones({ ...grid, level, hazard, dark, blocked });
  return {
    draft,
    width,
    height,
    count,
    all: cells.length,
    x: ints((cell) => cell.x),
    y: ints((cell) => cell.y),
    level,
    hazard,
    dark,
    token,
    across,
    zones,
    terrain: cells.map((cell) => cell.terrain),
    blocked,
    spawn: ints((cell, field) => (cell.spawn && field < count ? 1 : 0)),
    near: linkNear(grid, count),
    touch: linkTouch(cells, grid, { width, height, places: low }, across),
    zone: zoneOfFields(cells, zones, width, height),
    grid: top,
  };
};

const zoneOfFields = (
  cells: readonly Cell[],
  zones: Board['zones'],
  width: number,
  height: number,
): Int32Array => {
  const across = Math.ceil(width / 2);
  const byPlace = noInts(across * Math.ceil(height / 2));
  for (let zone = 0; zone < zones.count; zone++) {
    byPlace[(at(zones.y, zone) >> 1) * across + (at(zones.x, zone) >> 1)] = zone;
  }
  return Int32Array.from(cells, ({ x, y }) => at(byPlace, (y >> 1) * across + (x >> 1)));
};
