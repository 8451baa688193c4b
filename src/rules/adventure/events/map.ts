import { untold } from '@/src/rules/base/event-table';
import type { Position } from '@/src/rules/base/position';
import { removeCells, type DarkCell, type PlacedTile } from '@/src/rules/darkness/placed-tiles';
import type { DungeonMap, MapObject, MapPiece, Print } from '@/src/rules/dungeon/map';
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

const pieceLine = (piece: MapPiece) => {
  switch (piece.kind) {
    case 'sheet':
      return line('sheetLaid', { name: piece.sheet.name });
    case 'tray':
      return line('trayLaid', { number: piece.tray.tray });
    case 'bridge':
      return line('bridgeLaid', { name: piece.bridge.name });
  }
};

/**
 * The map and what stands on it. What is painted and put down, one stroke at a time, nobody wants
 * to read.
 */
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
  pieceRemoved: inAdventure<{ piece: string; name: string }>()({
    v: 1,
    evolve: withoutPiece,
    line: ({ name }) => line('pieceRemoved', { name }),
  }),
  /** The whole print of a sheet or bridge. */
  sheetPainted: inAdventure<{ piece: string; name: string; print: Print }>()({
    v: 1,
    evolve: withPainted,
    line: untold,
  }),
  objectSet: inAdventure<{ object: MapObject }>()({
    v: 1,
    evolve: (adventure, { object }) =>
      withMap(adventure, (map) => ({ ...map, objects: withById(map.objects, object) })),
    line: untold,
  }),
  objectRemoved: inAdventure<{ object: MapObject }>()({
    v: 1,
    evolve: (adventure, { object }) =>
      withMap(adventure, (map) => ({ ...map, objects: withoutId(map.objects, object.id) })),
    line: untold,
  }),
  /** A new piece of darkness, or a known one in its new form. */
  darknessLaid: inAdventure<{ tile: PlacedTile }>()({
    v: 1,
    evolve: (adventure, { tile }) =>
      withMap(adventure, (map) => ({ ...map, darkness: withById(map.darkness, tile) })),
    line: ({ tile }) => line('darknessLaid', { count: tile.cells.length }),
  }),
  darknessLifted: inAdventure<{ cells: readonly DarkCell[] }>()({
    v: 1,
    evolve: (adventure, { cells }) =>
      withMap(adventure, (map) => ({ ...map, darkness: removeCells(map.darkness, cells) })),
    line: ({ cells }) => line('darknessLifted', { count: cells.length }),
  }),
  /** Null: off the map. `walked`: the points the acting hero has spent in his turn with it (Q1). */
  figurePlaced: inAdventure<{ who: FigureRef; at: Position | null; walked?: number }>()({
    v: 1,
    evolve: placed,
    line: ({ who, at }) =>
      at === null ? line('figureTakenOff', { who }) : line('figurePlaced', { who }),
  }),
};
