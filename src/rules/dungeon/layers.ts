import type { Position } from '../base/position';
import type { DungeonMap, MapPiece, PlacedBridge, PlacedSheet, Print } from './map';
import { paintedSince, type PaintedPieces } from './painted';
import { asBridge, asSheet, asTray, pieceZones, sheetRows, trayRows, zoneOf, ZONE } from './pieces';

/** What lies in one zone, from the table upwards. */
export interface ZoneLayer {
  readonly zone: Position;
  table?: PlacedSheet;
  /** The tray's level. */
  tray?: number;
  raised?: PlacedSheet;
  bridge?: PlacedBridge;
}

export type ZoneLayers = ReadonlyMap<string, Readonly<ZoneLayer>>;

export const keyOf = ([x, y]: Position): string => `${x},${y}`;

function gather(map: DungeonMap): ZoneLayers {
  const layers = new Map<string, ZoneLayer>();
  const at = (zone: Position): ZoneLayer => {
    const key = keyOf(zone);
    const known = layers.get(key) ?? { zone };
    layers.set(key, known);
    return known;
  };
  for (const sheet of map.sheets) {
    for (const zone of pieceZones(asSheet(sheet)))
      at(zone)[sheet.raised ? 'raised' : 'table'] = sheet;
  }
  for (const tray of map.trays) {
    const rows = trayRows(tray);
    for (const zone of pieceZones(asTray(tray))) {
      at(zone).tray = Number(rows[zone[1] - tray.at[1]]?.[zone[0] - tray.at[0]]);
    }
  }
  for (const bridge of map.bridges) {
    for (const zone of pieceZones(asBridge(bridge))) at(zone).bridge = bridge;
  }
  return layers;
}

/** With the painted pieces in the place of what they were. */
function repainted(layers: ZoneLayers, { sheets, bridges }: PaintedPieces): ZoneLayers {
  const next = new Map(layers);
  const replace = (piece: MapPiece, change: (layer: ZoneLayer) => ZoneLayer) => {
    for (const key of pieceZones(piece).map(keyOf)) {
      const layer = next.get(key);
      if (layer) next.set(key, change(layer));
    }
  };
  for (const { before, after } of sheets) {
    replace(asSheet(after), (layer) => ({
      ...layer,
      ...(layer.table === before && { table: after }),
      ...(layer.raised === before && { raised: after }),
    }));
  }
  for (const { before, after } of bridges) {
    replace(asBridge(after), (layer) => ({
      ...layer,
      ...(layer.bridge === before && { bridge: after }),
    }));
  }
  return next;
}

interface Gathered {
  readonly map: DungeonMap;
  readonly layers: ZoneLayers;
}

const gathered = new WeakMap<DungeonMap, Gathered>();
/** A field painted costs no gathering of the others. */
let latest: Gathered | undefined;

function gatheredFrom(last: Gathered | undefined, map: DungeonMap): Gathered {
  const painted = last && paintedSince(last.map, map);
  const layers = last && painted ? repainted(last.layers, painted) : gather(map);
  const found = { map, layers };
  gathered.set(map, found);
  return found;
}

/** By zone. Where pieces overlap in a way they may not, the last one counts. */
export function layersOf(map: DungeonMap): ZoneLayers {
  latest = gathered.get(map) ?? gatheredFrom(latest, map);
  return latest.layers;
}

export interface ZoneGround {
  readonly sheet: PlacedSheet;
  readonly level: number;
}

/**
 * The sheet in play in a zone, without bridges. A sheet on the table below a tray is out of play
 * (covered), so is what lies right below a bridge that rests on its tray.
 */
export function groundIn({ table, tray, raised, bridge }: ZoneLayer): ZoneGround | undefined {
  if (tray === undefined) return table && { sheet: table, level: 0 };
  if (raised === undefined || bridge?.level === tray) return undefined;
  return { sheet: raised, level: tray };
}

/** The letter of a print lying at `zone` for a field. */
const letterOf = (rows: Print, zone: Position, [x, y]: Position): string =>
  rows[y - zone[1] * ZONE]?.[x - zone[0] * ZONE] ?? ' ';

export const groundLetter = ({ sheet }: ZoneGround, field: Position): string =>
  letterOf(sheetRows(sheet), sheet.at, field);

export const bridgeLetter = (bridge: PlacedBridge, field: Position): string =>
  letterOf(bridge.print, bridge.at, field);

/** Nothing for half fields: positions come from outside too. */
export const layerAt = (map: DungeonMap, field: Position): ZoneLayer | undefined =>
  field.every(Number.isInteger) ? layersOf(map).get(keyOf(zoneOf(field))) : undefined;

/** Whether figures could stand there, obstacles aside. */
export function isField(map: DungeonMap, field: Position): boolean {
  const layer = layerAt(map, field);
  return layer !== undefined && (layer.bridge !== undefined || groundIn(layer) !== undefined);
}

/** Whether darkness can lie there: below a bridge only where there is ground (G6). */
export function takesDarkness(map: DungeonMap, field: Position, below: boolean): boolean {
  const layer = layerAt(map, field);
  if (layer === undefined) return false;
  return below
    ? layer.bridge !== undefined && groundIn(layer) !== undefined
    : layer.bridge !== undefined || groundIn(layer) !== undefined;
}
