import type { Position } from '@/src/rules/base/position';
import { removeCells, type DarkCell, type PlacedTile } from '@/src/rules/darkness/placed-tiles';
import type {
  DungeonMap,
  MapObject,
  MapPiece,
  Print,
  TerrainLetter,
} from '@/src/rules/dungeon/map';
import { pieceAt, pieceSize, sheetName, ZONE } from '@/src/rules/dungeon/pieces';
import {
  mapPartsOf,
  placed,
  withMap,
  withPainted,
  withPiece,
  withById,
  withoutId,
  withoutPiece,
} from '../evolve/map';
import type { FigureRef } from '../state/hero';
import { inAdventure, adventureLine as line } from './entries';

/** From its first field to its last. */
const areaOf = (piece: MapPiece) => {
  const [x, y] = pieceAt(piece);
  const [width, height] = pieceSize(piece);
  const field: Position = [x * ZONE, y * ZONE];
  return { field, to: [(x + width) * ZONE - 1, (y + height) * ZONE - 1] as const };
};

const pieceLine = (piece: MapPiece) => {
  const area = areaOf(piece);
  switch (piece.kind) {
    case 'sheet':
      return line('sheetLaid', { name: sheetName(piece.sheet), area });
    case 'tray':
      return line('trayLaid', { number: piece.tray.tray, area });
    case 'bridge':
      return line('bridgeLaid', { name: piece.bridge.name, area });
  }
};

const REMOVED = {
  sheet: 'sheetRemoved',
  tray: 'trayRemoved',
  bridge: 'bridgeRemoved',
} as const satisfies Readonly<Record<MapPiece['kind'], string>>;

/** The map and what stands on it; what follows from other events, they tell themselves. */
export const MAP_EVENTS = {
  /** Whatever comes with a map is numbered anew. */
  mapSet: inAdventure<{ map: DungeonMap | null }>()({
    v: 1,
    evolve: (adventure, { map }) => ({
      ...adventure,
      map,
      serial: adventure.serial + (map === null ? 0 : mapPartsOf(map)),
    }),
    line: ({ map }) => line(map === null ? 'mapGone' : 'mapSet'),
  }),
  /** New, moved or renamed; the first one begins the map. */
  pieceSet: inAdventure<{ piece: MapPiece }>()({
    v: 1,
    evolve: withPiece,
    line: ({ piece }) => pieceLine(piece),
  }),
  pieceRemoved: inAdventure<{
    piece: string;
    name: string;
    /** Of the piece; older rows do not say it. */
    kind?: MapPiece['kind'];
  }>()({
    v: 1,
    evolve: withoutPiece,
    line: ({ name, kind }) => line(kind === undefined ? 'pieceRemoved' : REMOVED[kind], { name }),
  }),
  /** The whole print of a sheet or bridge. */
  sheetPainted: inAdventure<{
    piece: string;
    name: string;
    print: Print;
    /** With what; older rows do not say it. */
    as?: TerrainLetter;
  }>()({
    v: 1,
    evolve: withPainted,
    line: ({ name, as }) =>
      as === undefined ? null : line('sheetPainted', { name, terrain: { terrain: as } }),
  }),
  objectSet: inAdventure<{ object: MapObject }>()({
    v: 1,
    evolve: (adventure, { object }) =>
      withMap(adventure, (map) => ({ ...map, objects: withById(map.objects, object) })),
    line: ({ cause, object: { kind, name, at } }) =>
      cause === 'table'
        ? line('objectPut', { thing: { object: kind, name }, field: { field: at } })
        : null,
  }),
  objectRemoved: inAdventure<{ object: MapObject }>()({
    v: 1,
    evolve: (adventure, { object }) =>
      withMap(adventure, (map) => ({ ...map, objects: withoutId(map.objects, object.id) })),
    line: ({ cause, object: { kind, name, at } }) =>
      cause === 'table'
        ? line('objectGone', { thing: { object: kind, name }, field: { field: at } })
        : null,
  }),
  /** A new piece of darkness, or a known one in its new form. */
  darknessLaid: inAdventure<{ tile: PlacedTile }>()({
    v: 1,
    evolve: (adventure, { tile }) =>
      withMap(adventure, (map) => ({ ...map, darkness: withById(map.darkness, tile) })),
    line: ({ tile }) => line('darknessLaid', { fields: { cells: tile.cells } }),
  }),
  darknessLifted: inAdventure<{ cells: readonly DarkCell[] }>()({
    v: 1,
    evolve: (adventure, { cells }) =>
      withMap(adventure, (map) => ({ ...map, darkness: removeCells(map.darkness, cells) })),
    line: ({ cells }) => line('darknessLifted', { fields: { cells } }),
  }),
  /**
   * Null: off the map. `walked`: the points the acting hero has spent in his turn with it (Q1);
   * `difficult`: the loss of M3 is among them, or was spared him.
   */
  figurePlaced: inAdventure<{
    who: FigureRef;
    at: Position | null;
    from?: Position;
    walked?: number;
    difficult?: true;
  }>()({
    v: 1,
    evolve: placed,
    line: ({ who, at, from }) => {
      if (at === null) return line('figureTakenOff', { who });
      const field = { field: at };
      return from === undefined
        ? line('figurePlaced', { who, field })
        : line('figureMoved', { who, from: { field: from }, field });
    },
  }),
};
