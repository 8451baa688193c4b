import type { Position } from '../base/position';
import type { PaintStroke } from '../board/repaint';
import { onBoard } from './coordinates';
import { groundIn, layerAt, type ZoneLayer } from './layers';
import type { DungeonMap, Print } from './map';
import type { PaintedPieces } from './painted';
import { sheetRows, ZONE } from './pieces';

interface Canvas {
  readonly at: Position;
  /** As it lies. */
  readonly before: Print;
  readonly after: Print;
  readonly on: PaintStroke['on'];
  /** Whether its print is what counts there. */
  readonly isSeen: (layer: ZoneLayer) => boolean;
}

const changedIn = ({ at, before, after }: Canvas): readonly Position[] =>
  after.flatMap((row, y) =>
    [...row].flatMap((letter, x): readonly Position[] =>
      letter === before[y]?.[x] ? [] : [[at[0] * ZONE + x, at[1] * ZONE + y]],
    ),
  );

const canvasesOf = ({ sheets, bridges }: PaintedPieces): readonly Canvas[] => [
  ...sheets.map(({ before, after }) => ({
    at: after.at,
    before: sheetRows(before),
    after: sheetRows(after),
    on: 'ground' as const,
    isSeen: (layer: ZoneLayer) => groundIn(layer)?.sheet === after,
  })),
  ...bridges.map(({ before, after }) => ({
    at: after.at,
    before: before.print,
    after: after.print,
    on: 'bridge' as const,
    isSeen: (layer: ZoneLayer) => layer.bridge === after,
  })),
];

/** The fields of the board that look different since; covered ones do not count. */
export const strokesOf = (
  map: DungeonMap,
  painted: PaintedPieces,
  origin: Position,
): readonly PaintStroke[] =>
  canvasesOf(painted).flatMap((canvas) =>
    changedIn(canvas).flatMap((field) => {
      const layer = layerAt(map, field);
      if (layer === undefined || !canvas.isSeen(layer)) return [];
      const row = canvas.after[field[1] - canvas.at[1] * ZONE];
      const symbol = row?.[field[0] - canvas.at[0] * ZONE] ?? ' ';
      return [{ at: onBoard(field, origin), symbol, on: canvas.on }];
    }),
  );
