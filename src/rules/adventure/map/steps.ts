import { at, NONE } from '@/src/rules/base/ints';
import { samePosition, type Position } from '@/src/rules/base/position';
import { NEAR, type Places } from '@/src/rules/board/board';
import { onBoard } from '@/src/rules/dungeon/coordinates';
import { placeAt } from '@/src/rules/model/standing';
import type { Adventure } from '../state/adventure';
import { placeOnMap, walkingOf } from './walking';

const isNear = ({ near }: Places, from: number, to: number): boolean =>
  Array.from({ length: NEAR }, (_, slot) => at(near, from * NEAR + slot)).includes(to);

/** More steps than any movement has. */
const LONGEST_WAY = 200;

/**
 * A way as the players say it, from where the figure stands to `to`; undefined if a step leads
 * nowhere. Who stands in the way is for them to know.
 */
export function stepsOnMap(
  adventure: Adventure,
  figure: string,
  way: readonly Position[],
  to: Position,
): readonly Position[] | undefined {
  const walking = walkingOf(adventure, figure);
  const last = way.at(-1);
  if (!walking || last === undefined || !samePosition(last, to) || way.length > LONGEST_WAY)
    return undefined;
  const { of, size, ground } = walking;
  const places = way.map((step) => placeAt(of.board, onBoard(step, of.origin), size));
  const all = places[0] === ground.start ? places : [ground.start, ...places];
  const leads = all.every(
    (place, index) =>
      place !== NONE && (index === 0 || isNear(ground.places, all[index - 1] ?? NONE, place)),
  );
  return leads ? all.map((place) => placeOnMap(walking, place)) : undefined;
}
