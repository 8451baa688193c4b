import type { Position } from '../base/position';
import { groundIn, layerAt } from './layers';
import type { DungeonMap, Print, TerrainLetter } from './map';
import { sheetName, ZONE } from './pieces';
import { turnBack, turnRows } from './turn';

/** The print of one piece, as it is after painting. */
export interface Painted {
  readonly piece: string;
  readonly name: string;
  readonly print: Print;
}

interface Canvas {
  readonly piece: string;
  readonly name: string;
  /** Top left field. */
  readonly from: Position;
  /** As the piece lies. */
  readonly rows: string[];
  readonly printOf: (rows: Print) => Print;
}

/** What a brush at this field touches: the bridge where there is one. */
function canvasAt(map: DungeonMap, field: Position): Canvas | undefined {
  const layer = layerAt(map, field);
  const bridge = layer?.bridge;
  const from = ([x, y]: Position): Position => [x * ZONE, y * ZONE];
  if (bridge) {
    const { id, name, at, print } = bridge;
    return { piece: id, name, from: from(at), rows: [...print], printOf: (rows) => rows };
  }
  const sheet = layer && groundIn(layer)?.sheet;
  if (!sheet) return undefined;
  const { id, at, print, turn } = sheet;
  return {
    piece: id,
    name: sheetName(sheet),
    from: from(at),
    rows: [...turnRows(print, turn)],
    printOf: (rows) => turnBack(rows, turn),
  };
}

const withLetter = (row: string, x: number, letter: string): string =>
  row.slice(0, x) + letter + row.slice(x + 1);

/** New prints of all pieces touched; undefined: a field that is none. */
export function paintFields(
  map: DungeonMap,
  fields: readonly Position[],
  letter: TerrainLetter,
): readonly Painted[] | undefined {
  const canvases = new Map<string, Canvas>();
  for (const field of fields) {
    const found = canvasAt(map, field);
    if (!found) return undefined;
    const canvas = canvases.get(found.piece) ?? found;
    canvases.set(canvas.piece, canvas);
    const y = field[1] - canvas.from[1];
    canvas.rows[y] = withLetter(canvas.rows[y] ?? '', field[0] - canvas.from[0], letter);
  }
  return [...canvases.values()].map(({ piece, name, rows, printOf }) => ({
    piece,
    name,
    print: printOf(rows),
  }));
}

/** G7: every field of a sheet or bridge, covered ones too; undefined: no such piece. */
export function paintPiece(
  map: DungeonMap,
  id: string,
  letter: TerrainLetter,
): Painted | undefined {
  const isMeant = (piece: { readonly id: string }) => piece.id === id;
  const sheet = map.sheets.find(isMeant);
  const found = sheet ?? map.bridges.find(isMeant);
  if (!found) return undefined;
  const print = found.print.map((row) => letter.repeat(row.length));
  return { piece: id, name: sheet ? sheetName(sheet) : found.name, print };
}
