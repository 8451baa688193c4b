import type { Fault } from '../base/fault';
import { at, NONE, type Ints } from '../base/ints';
import type { Position } from '../base/position';
import { fail, ok, type Result } from '../base/result';
import type { Board, BoardLayout } from './board';
import { checkDarknessTokens, isSpawnCell, NO_CELL, readLayers, type CellLayers } from './cells';
import type { BoardDraft, BoardFault } from './draft';
import { coverField, emptyFields, fillField, type BoardFields } from './fields';
import { layoutOf, numberFields, type Numbered } from './layout';
import { paintZones } from './zones';

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

const fillFields = (
  { ground, bridge }: CellLayers,
  { top, low }: Numbered,
  fields: BoardFields,
): void => {
  for (let index = 0; index < top.length; index++) {
    const field = at(top, index);
    if (field === NONE) continue;
    const cell = at(bridge, index) === NO_CELL ? at(ground, index) : at(bridge, index);
    fillField(fields, field, cell);
    fields.spawn[field] = isSpawnCell(cell) ? 1 : 0;
    const below = at(low, index);
    if (below !== field && below !== NONE) fillField(fields, below, at(ground, index));
  }
};

const build = (draft: BoardDraft, layers: CellLayers): Board => {
  const numbered = numberFields(layers);
  const { top, low } = numbered;
  const layout = layoutOf(layers, numbered);
  const fields = emptyFields(layout.all);
  fillFields(layers, numbered, fields);
  const lay = (tokens: readonly Position[], grid: Ints) => {
    for (const [x, y] of tokens) {
      const field = at(grid, y * layers.width + x);
      fields.token[field] = 1;
      coverField(fields, field);
    }
  };
  lay(draft.darkness ?? [], top);
  lay(draft.darknessBelow ?? [], low);
  return boardOf(draft, layout, fields);
};

/** Written out: putting objects into one another would cost as much as filling them. */
const boardOf = (draft: BoardDraft, layout: BoardLayout, fields: BoardFields): Board => {
  const { width, height, count, all, x, y, across, near, zone, grid } = layout;
  const { level, hazard, dark, blocked, token, spawn, terrain } = fields;
  const zones = paintZones(layout.zones, fields);
  return {
    draft,
    width,
    height,
    count,
    all,
    x,
    y,
    across,
    near,
    zone,
    grid,
    level,
    hazard,
    dark,
    blocked,
    token,
    spawn,
    terrain,
    zones,
  };
};
