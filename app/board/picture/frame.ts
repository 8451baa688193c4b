import { SHEET_ZONES, ZONE, type DungeonMap, type Position } from '@/src/rules';
import { fieldNameIn, type BoardPoint, type BoardRect } from '@/src/ui/board';
import { mapPieces, type MapPieceRef } from './pieces';

/** The part of the endless table that is on screen, in fields. */
export interface Frame {
  readonly origin: Position;
  readonly width: number;
  readonly height: number;
  /** Fields around the map. */
  readonly rim: number;
}

/** Zones shown around the map while building, so that it can grow in every direction. */
export const RIM = 2;

/** Before the first piece there is room for one. */
const ROOM: Pick<MapPieceRef, 'at' | 'size'> = { at: [0, 0], size: SHEET_ZONES.E };

export function frameOf(map: DungeonMap | null, rim: number): Frame {
  const pieces = map === null ? [] : mapPieces(map);
  const boxes = pieces.length === 0 ? [ROOM] : pieces;
  const left = Math.min(...boxes.map(({ at }) => at[0])) - rim;
  const top = Math.min(...boxes.map(({ at }) => at[1])) - rim;
  const right = Math.max(...boxes.map(({ at, size }) => at[0] + size[0])) + rim;
  const bottom = Math.max(...boxes.map(({ at, size }) => at[1] + size[1])) + rim;
  return {
    origin: [left * ZONE, top * ZONE],
    width: (right - left) * ZONE,
    height: (bottom - top) * ZONE,
    rim: rim * ZONE,
  };
}

export const toView = ({ origin }: Frame, [x, y]: Position): BoardPoint => ({
  x: x - origin[0],
  y: y - origin[1],
});

export const toMap = ({ origin }: Frame, x: number, y: number): Position => [
  x + origin[0],
  y + origin[1],
];

export const zonesToView = (
  frame: Frame,
  { at, size }: Pick<MapPieceRef, 'at' | 'size'>,
): BoardRect => ({
  ...toView(frame, [at[0] * ZONE, at[1] * ZONE]),
  width: size[0] * ZONE,
  height: size[1] * ZONE,
});

/** A1 is a fixed place of the table: what is added at the left or above renames nothing. */
export const firstOf = (frame: Frame): BoardPoint => toView(frame, [0, 0]);

export const nameOf = (frame: Frame, field: Position): string =>
  fieldNameIn({ first: firstOf(frame) }, toView(frame, field));
