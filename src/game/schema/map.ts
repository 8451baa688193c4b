import * as v from 'valibot';
import {
  FARTHEST_FIELD,
  LONGEST_BRIDGE,
  MAP_OBJECTS,
  MAX_DARK_CELLS,
  MAX_OBJECTS,
  MAX_PIECES,
  QUARTER_TURNS,
  SHEET_SIZES,
  TERRAIN_LETTERS,
  TRAY_NUMBERS,
} from '@/src/rules';
import { Id, Int, Label, List } from './parts';

/** A field beyond it cannot be reached by any piece. */
const Coordinate = Int(-FARTHEST_FIELD, FARTHEST_FIELD);
export const Field = v.strictTuple([Coordinate, Coordinate]);

const Turn = v.picklist(QUARTER_TURNS);
const Length = Int(1, LONGEST_BRIDGE);
const Row = v.pipe(
  v.string(),
  v.maxLength(2 * LONGEST_BRIDGE),
  v.check((row) =>
    [...row].every((letter) => (TERRAIN_LETTERS as readonly string[]).includes(letter)),
  ),
);
export const PrintSchema = List(Row, 2 * LONGEST_BRIDGE);

const Sheet = v.strictObject({
  id: Id,
  name: Label,
  size: v.picklist(SHEET_SIZES),
  at: Field,
  turn: Turn,
  raised: v.boolean(),
  print: PrintSchema,
});
const Tray = v.strictObject({ id: Id, tray: v.picklist(TRAY_NUMBERS), at: Field, turn: Turn });
const Bridge = v.strictObject({
  id: Id,
  name: Label,
  at: Field,
  size: v.strictTuple([Length, Length]),
  level: v.picklist([1, 2]),
  print: PrintSchema,
});
export const PieceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('sheet'), sheet: Sheet }),
  v.strictObject({ kind: v.literal('tray'), tray: Tray }),
  v.strictObject({ kind: v.literal('bridge'), bridge: Bridge }),
]);

export const ObjectSchema = v.strictObject({
  id: Id,
  kind: v.picklist(MAP_OBJECTS),
  at: Field,
  name: Label,
  charges: v.nullable(Int(0, 99)),
  taken: v.exactOptional(List(Label, 50)),
  safe: v.boolean(),
  blocks: v.boolean(),
});

const Cell = v.strictObject({ at: Field, below: v.boolean() });
export const Cells = List(Cell, MAX_DARK_CELLS);
export const TileSchema = v.strictObject({ id: Id, cells: Cells });

/** Shape only: whether it fits together is the rules' to say. */
export const MapSchema = v.strictObject({
  sheets: List(Sheet, MAX_PIECES),
  trays: List(Tray, MAX_PIECES),
  bridges: List(Bridge, MAX_PIECES),
  objects: List(ObjectSchema, MAX_OBJECTS),
  darkness: List(TileSchema, MAX_DARK_CELLS),
});
