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

export const zoneFields = (board: Board, zone: number): readonly number[] =>
  Array.from({ length: ZONE_FIELDS }, (_, corner) =>
    at(board.zones.fields, zone * ZONE_FIELDS + corner),
  );

/** The fields a figure covers, none if it cannot stand there. */
export const coveredFields = (board: Board, position: Position, size: Size): readonly number[] => {
  const place = placeAt(board, position, size);
  if (place === NONE) return [];
  return size === 'large' ? zoneFields(board, place) : [place];
};

/** Everywhere a figure of that size could stand if nothing were in the way. */
export const allPlaces = (board: Board, size: Size): readonly number[] => {
  if (size === 'small') return [...Array(board.count).keys()];
  const { count, complete } = board.zones;
  return [...Array(count).keys()].filter((zone) => at(complete, zone) === 1);
};
