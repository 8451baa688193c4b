import { at, intRows, intsOf } from '../base/ints';
import { levelOfCell, terrainOfCell } from './cells';
import { HAZARD_OF, TERRAIN_KINDS, type Terrain } from './terrain';

const HAZARDS = intsOf(TERRAIN_KINDS, (terrain) => HAZARD_OF[terrain]);
const DARK = TERRAIN_KINDS.indexOf('darkness');
const BLOCKED = TERRAIN_KINDS.indexOf('blocked');

/** What a field has from what is painted on it. */
export interface Paintable {
  readonly hazard: Int32Array;
  readonly dark: Int32Array;
  readonly blocked: Int32Array;
  readonly terrain: Terrain[];
}

export const emptyFields = (all: number) => {
  const row = intRows(6, all);
  return {
    level: row(),
    hazard: row(),
    dark: row(),
    blocked: row(),
    token: row(),
    spawn: row(),
    terrain: new Array<Terrain>(all),
  };
};

export type BoardFields = ReturnType<typeof emptyFields>;

/** `terrain`: its place in {@link TERRAIN_KINDS}. */
export const paintField = (fields: Paintable, field: number, terrain: number): void => {
  fields.hazard[field] = at(HAZARDS, terrain);
  fields.dark[field] = terrain === DARK ? 1 : 0;
  fields.blocked[field] = terrain === BLOCKED ? 1 : 0;
  fields.terrain[field] = TERRAIN_KINDS[terrain] as Terrain;
};

export const fillField = (fields: BoardFields, field: number, cell: number): void => {
  fields.level[field] = levelOfCell(cell);
  paintField(fields, field, terrainOfCell(cell));
};

/** G8: what a darkness token lies on is dark and no hazard. */
export const coverField = (fields: Paintable, field: number): void => {
  fields.dark[field] = 1;
  fields.hazard[field] = 0;
};
