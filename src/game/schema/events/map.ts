import * as v from 'valibot';
import { TERRAIN_LETTERS, type MapEvent, type RuneEvent } from '@/src/rules';
import { RuneSchema, Runes } from '../adventure-parts';
import { SideSchema } from '../cards';
import { Ref } from '../figures';
import {
  Cells,
  Field,
  MapSchema,
  ObjectSchema,
  PieceSchema,
  PrintSchema,
  TileSchema,
} from '../map';
import { DieNumber, Id, Int, Label } from '../parts';
import type { EventFields } from './fields';

export const RUNE_FIELDS: EventFields<RuneEvent> = {
  runesDrawn: { runes: Runes, by: v.picklist(['card', 'instruction']) },
  runesLaid: { runes: Runes },
  runeTaken: { rune: RuneSchema },
  runesReturned: { runes: Runes },
  runeShown: { rune: RuneSchema, who: Ref },
  runeCardTurned: { side: SideSchema },
  drawn: {
    n: DieNumber,
    of: Int(1, 1000),
    value: Int(1, 1000),
    source: v.picklist(['virtual', 'typed']),
  },
};

export const MAP_FIELDS: EventFields<MapEvent> = {
  mapSet: { map: v.nullable(MapSchema) },
  pieceSet: { piece: PieceSchema },
  pieceRemoved: {
    piece: Id,
    name: Label,
    kind: v.exactOptional(v.picklist(['sheet', 'tray', 'bridge'])),
  },
  sheetPainted: {
    piece: Id,
    name: Label,
    print: PrintSchema,
    as: v.exactOptional(v.picklist(TERRAIN_LETTERS)),
  },
  objectSet: { object: ObjectSchema },
  objectRemoved: { object: ObjectSchema },
  darknessLaid: { tile: TileSchema },
  darknessLifted: { cells: Cells },
  figurePlaced: {
    who: Ref,
    at: v.nullable(Field),
    from: v.exactOptional(Field),
    walked: v.exactOptional(Int(0, 100_000)),
    difficult: v.exactOptional(v.literal(true)),
  },
};
