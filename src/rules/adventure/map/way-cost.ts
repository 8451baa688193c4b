import { at } from '@/src/rules/base/ints';
import type { Position } from '@/src/rules/base/position';
import { DIFFICULT } from '@/src/rules/board/terrain';
import { onBoard } from '@/src/rules/dungeon/coordinates';
import { placeAt } from '@/src/rules/model/standing';
import { RISE } from '@/src/rules/movement/ways';
import type { Adventure } from '../state/adventure';
import { walkingOf, type Walking } from './walking';

export interface WayCost {
  readonly points: number;
  /** M3: it enters difficult terrain, for the first time in this turn. */
  readonly difficult: boolean;
}

const placesOf = ({ of, size }: Walking, way: readonly Position[]): readonly number[] =>
  way.map((step) => placeAt(of.board, onBoard(step, of.origin), size));

/**
 * M2, M3: what a way costs step by step, the first position being where the figure stands. With the
 * last of the points `left` difficult terrain is entered without the loss.
 */
export function costOfWay(
  adventure: Adventure,
  figure: string,
  way: readonly Position[],
  left: number,
): WayCost {
  const walking = walkingOf(adventure, figure);
  if (!walking) return { points: way.length - 1, difficult: false };
  const { level, hazard } = walking.ground.places;
  const places = placesOf(walking, way);
  let points = 0;
  let difficult = false;
  places.slice(1).forEach((place, index) => {
    points += at(level, place) - at(level, places[index] ?? place) === RISE ? 2 : 1;
    if (difficult || (at(hazard, place) & DIFFICULT) === 0) return;
    difficult = true;
    if (points !== left) points += 1;
  });
  return { points, difficult };
}
