import { at, NONE } from '../base/ints';
import type { Position } from '../base/position';
import { fieldAt, ZONE_FIELDS, type Board } from '../board/board';
import type { Size } from './figures';

/** The complete zone whose top left field is at the position, or {@link NONE} (G4). */
export const zoneAt = (board: Board, position: Position): number => {
  const field = fieldAt(board, position);
  if (field === NONE || position[0] % 2 || position[1] % 2) return NONE;
  const zone = at(board.zone, field);
  return at(board.zones.complete, zone) === 1 ? zone : NONE;
};

/** The place a figure of that size holds: a field, or a zone; {@link NONE} if it cannot stand there. */
export const placeAt = (board: Board, position: Position, size: Size): number =>
  size === 'large' ? zoneAt(board, position) : fieldAt(board, position);

export const zoneFields = ({ zones: { fields } }: Board, zone: number): readonly number[] => {
  const first = zone * ZONE_FIELDS;
  return [at(fields, first), at(fields, first + 1), at(fields, first + 2), at(fields, first + 3)];
};

/** The fields a figure covers, none if it cannot stand there. */
export const coveredFields = (board: Board, position: Position, size: Size): readonly number[] => {
  const place = placeAt(board, position, size);
  if (place === NONE) return [];
  return size === 'large' ? zoneFields(board, place) : [place];
};

/** Everywhere a figure of that size could stand if nothing were in the way. */
export const allPlaces = (board: Board, size: Size): readonly number[] => {
  const { count } = size === 'small' ? board : board.zones;
  const places: number[] = [];
  for (let place = 0; place < count; place++) {
    if (size === 'small' || at(board.zones.complete, place) === 1) places.push(place);
  }
  return places;
};
