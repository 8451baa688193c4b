import { comparePositions, samePosition, type Position } from '@/src/rules/base/position';
import { positionOf } from '@/src/rules/board/board';
import { boardOf } from '@/src/rules/dungeon/board';
import { onMap } from '@/src/rules/dungeon/coordinates';
import { monsterIn } from '../figures';
import type { Adventure } from '../state/adventure';
import type { Crushed } from '../board/option';
import { neighbourhood, standingAt } from '../board/place';
import { fieldsHeld, holdersOf, placeFault, sizeOf } from './standing';

/** R1: the small monsters standing where a large one ends. */
export const displacedAt = (
  adventure: Adventure,
  large: string,
  end: Position,
): readonly string[] =>
  holdersOf(adventure, fieldsHeld(end, 'large'))
    .map(({ id }) => id)
    .filter((id) => id !== large && monsterIn(adventure, id) !== undefined)
    .filter((id) => sizeOf(adventure, id) === 'small');

const isIn = (position: Position, fields: readonly Position[]): boolean =>
  fields.some((field) => samePosition(field, position));

const gap = (zone: Position, field: Position, axis: 0 | 1): number =>
  Math.max(zone[axis] - field[axis], field[axis] - zone[axis] - 1, 0);

/** R1: without a free field next to the zone the nearest ones. */
function nearest(zone: Position, free: readonly Position[]): readonly Position[] {
  const distance = (field: Position) => Math.max(gap(zone, field, 0), gap(zone, field, 1));
  const least = Math.min(...free.map(distance));
  return free.filter((field) => distance(field) === least);
}

/**
 * R1: the fields the leader may pick for a monster pushed out of the zone `end` by the figure
 * `large`; `taken`: fields given to others before.
 */
export function displacementOnMap(
  adventure: Adventure,
  large: string,
  end: Position,
  taken: readonly Position[] = [],
): readonly Position[] {
  const { map } = adventure;
  if (map === null) return [];
  const zone = fieldsHeld(end, 'large');
  const isFree = (field: Position) =>
    !isIn(field, zone) &&
    !isIn(field, taken) &&
    placeFault(adventure, field, 'small', [large]) === undefined;
  const of = boardOf(map);
  const freeAmong = (fields: Iterable<number>) =>
    [...fields].map((field) => onMap(positionOf(of.board, field), of.origin)).filter(isFree);
  const standing = standingAt(adventure, end, 'large');
  const near = freeAmong(standing ? neighbourhood(standing) : []);
  const choices = near.length > 0 ? near : nearest(end, freeAmong(Array(of.board.count).keys()));
  return [...choices].sort(comparePositions);
}

/** R2: the chests a large monster crushes where it ends; loot (Z4) and safe chests (Z5) have no die. */
export function crushedAt({ map }: Adventure, end: Position): readonly Crushed[] {
  const zone = fieldsHeld(end, 'large');
  return (map?.objects ?? [])
    .filter(({ kind, at }) => (kind === 'chest' || kind === 'loot') && isIn(at, zone))
    .map(({ id, kind, at, safe }) => ({ object: id, at, die: kind === 'chest' && !safe }));
}
