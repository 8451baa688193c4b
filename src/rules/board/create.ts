import type { Fault } from '../base/fault';
import { at, copyInts, NONE, noInts, type Ints } from '../base/ints';
import type { Position } from '../base/position';
import { fail, ok, type Result } from '../base/result';
import type { Board } from './board';
import { checkDarknessTokens, isSpawnCell, NO_CELL, readLayers, type CellLayers } from './cells';
import type { BoardDraft, BoardFault } from './draft';
import { coverField, emptyFields, fillField, type BoardFields } from './fields';
import { linkNear } from './links';
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
      (i) => at(bridge, i) !== NO_CELL || at(ground, i) !== NO_CELL,
      'darkness',
    ) ??
    checkDarknessTokens(
      draft.darknessBelow ?? [],
      layers.value,
      (i) => at(bridge, i) !== NO_CELL && at(ground, i) !== NO_CELL,
      'darknessBelow',
    );
  return fault ? fail(fault) : ok(build(draft, layers.value));
};

/** Numbers the fields: those on top in reading order, then those below bridges. */
const numberFields = ({ ground, bridge }: CellLayers) => {
  const top = noInts(ground.length);
  let all = 0;
  for (let index = 0; index < top.length; index++) {
    if ((at(bridge, index) | at(ground, index)) !== NO_CELL) top[index] = all++;
  }
  const count = all;
  const low = copyInts(top);
  for (let index = 0; index < top.length; index++) {
    if (at(bridge, index) === NO_CELL) continue;
    low[index] = at(ground, index) === NO_CELL ? NONE : all++;
  }
  return { count, all, top, low };
};

const fillFields = (layers: CellLayers, top: Ints, low: Ints, fields: BoardFields): void => {
  const { width, height, ground, bridge } = layers;
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const field = at(top, index);
      if (field === NONE) continue;
      const cell = at(bridge, index) === NO_CELL ? at(ground, index) : at(bridge, index);
      fillField(fields, field, cell, x, y);
      fields.spawn[field] = isSpawnCell(cell) ? 1 : 0;
      const below = at(low, index);
      if (below === field || below === NONE) continue;
      fillField(fields, below, at(ground, index), x, y);
      fields.across[field] = below;
      fields.across[below] = field;
    }
  }
};

const build = (draft: BoardDraft, layers: CellLayers): Board => {
  const { width, height } = layers;
  const { count, all, top, low } = numberFields(layers);
  const fields = emptyFields(all);
  fillFields(layers, top, low, fields);
  const lay = (tokens: readonly Position[], grid: Ints) => {
    for (const [x, y] of tokens) {
      const field = at(grid, y * width + x);
      fields.token[field] = 1;
      coverField(fields, field);
    }
  };
  lay(draft.darkness ?? [], top);
  lay(draft.darknessBelow ?? [], low);
  const grid = { width, height, places: top };
  const { zones, zone } = buildZones({ ...grid, ...fields, count, all });
  return {
    draft,
    width,
    height,
    count,
    all,
    ...fields,
    zones,
    zone,
    near: linkNear(grid, count),
    grid: top,
  };
};
