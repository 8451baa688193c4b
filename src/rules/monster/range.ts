import { at, NONE } from '../base/ints';
import { NEAR, ZONE_FIELDS, type Board } from '../board/board';
import type { ActingMonster } from '../model/monster';
import { allPlaces } from '../model/standing';

/**
 * A1 sorts positions into vantages that reach the same: every position by itself for melee, all
 * positions of a zone for ranged, all positions at once for magic.
 */
export interface Range {
  readonly vantageOf: (place: number) => number;
  /** Vantages from which an aim is in range. */
  readonly vantagesOf: (aim: Aim) => readonly number[];
  readonly placesOf: (vantage: number) => readonly number[];
}

export interface Aim {
  readonly fields: readonly number[];
  readonly zone: number;
}

export const rangeOf = (board: Board, monster: ActingMonster): Range => {
  switch (monster.attack) {
    case 'melee':
      return meleeRange(board, monster);
    case 'ranged':
      return rangedRange(board, monster);
    case 'magic':
      return magicRange(board, monster);
  }
};

const meleeRange = (board: Board, { size }: ActingMonster): Range => ({
  vantageOf: (place) => place,
  vantagesOf: ({ fields }) => placesNextTo(board, size, fields),
  placesOf: (vantage) => [vantage],
});

const rangedRange = (board: Board, { size }: ActingMonster): Range => ({
  vantageOf: (place) => (size === 'large' ? place : at(board.zone, place)),
  vantagesOf: ({ zone }) => [zone, ...slots(board.zones.around, zone, NEAR)],
  placesOf: (zone) =>
    size === 'large'
      ? [zone].filter(() => at(board.zones.complete, zone) === 1)
      : slots(board.zones.fields, zone, ZONE_FIELDS),
});

const magicRange = (board: Board, { size }: ActingMonster): Range => ({
  vantageOf: () => 0,
  vantagesOf: () => [0],
  placesOf: () => allPlaces(board, size),
});

/** Positions with one of the fields in their neighbourhood (G5). */
export const placesNextTo = (
  board: Board,
  size: ActingMonster['size'],
  fields: readonly number[],
): readonly number[] => {
  const places = new Set<number>();
  for (const field of fields) {
    for (const near of slots(board.near, field, NEAR)) {
      if (size === 'small') places.add(near);
      else if (at(board.zone, near) !== at(board.zone, field)) addComplete(board, near, places);
    }
  }
  return [...places];
};

const addComplete = (board: Board, field: number, zones: Set<number>): void => {
  const zone = at(board.zone, field);
  if (at(board.zones.complete, zone) === 1) zones.add(zone);
};

const slots = (list: Board['near'], index: number, stride: number): readonly number[] => {
  const found: number[] = [];
  for (let slot = index * stride; slot < index * stride + stride; slot++) {
    const value = at(list, slot);
    if (value !== NONE) found.push(value);
  }
  return found;
};
