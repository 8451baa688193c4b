import type { DarknessCase, HeroInput } from './case';
import { namedField, readTable, touching, type Field, type Table } from './fields';
import type { Off } from './switches';

/** Which fields are dark, by field id. */
export type Dark = readonly boolean[];

export interface Standing {
  readonly hero: HeroInput;
  readonly field: Field;
}

export interface Position {
  readonly table: Table;
  readonly off: Off;
  readonly tile: DarknessCase['tile'];
  readonly heroes: readonly Standing[];
  readonly dark: Dark;
  /** Touching fields by id: for tiles (N4), for spreading (N5), for singles (N7). */
  readonly tileTouch: readonly (readonly Field[])[];
  readonly spreadTouch: readonly (readonly Field[])[];
  readonly singleTouch: readonly (readonly Field[])[];
}

function darkAtFirst(input: DarknessCase, table: Table, off: Off): boolean[] {
  const dark = table.fields.map((field) => field.terrain === 'D' && off !== 'N13-source');
  for (const [x, y] of input.board.darkness ?? []) dark[namedField(table, x, y, off).id] = true;
  return dark;
}

export function readPosition(input: DarknessCase, off: Off): Position {
  const table = readTable(input);
  const bySide = touching(table, false, off);
  const bySideOr = (rule: Off) => (off === rule ? touching(table, true, off) : bySide);
  return {
    table,
    off,
    tile: input.tile,
    heroes: input.heroes.map((hero) => ({
      hero,
      field: namedField(table, hero.at[0], hero.at[1], off),
    })),
    dark: darkAtFirst(input, table, off),
    tileTouch: bySideOr('N4-side'),
    spreadTouch: bySideOr('N5-side'),
    singleTouch: bySideOr('N7-side'),
  };
}

export function darken(dark: Dark, fields: readonly Field[]): Dark {
  const after = dark.slice();
  for (const field of fields) after[field.id] = true;
  return after;
}
