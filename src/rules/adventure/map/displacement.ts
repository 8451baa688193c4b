import { samePosition, type Position } from '@/src/rules/base/position';
import { positionOf } from '@/src/rules/board/board';
import { boardOf } from '@/src/rules/dungeon/board';
import { onBoard, onMap } from '@/src/rules/dungeon/coordinates';
import { fieldsAside, makingWay } from '@/src/rules/monster/displace';
import type { Adventure } from '../state/adventure';
import { fieldsHeld, placeFault, sizeOf } from './standing';

const isIn = (position: Position, fields: readonly Position[]): boolean =>
  fields.some((field) => samePosition(field, position));

/** R1: the small monsters standing where a large one ends. */
export const displacedAt = (adventure: Adventure, end: Position): readonly string[] => {
  const zone = fieldsHeld(end, 'large');
  const others = adventure.monsters.flatMap(({ id, at }) =>
    at === null ? [] : [{ id, at, size: sizeOf(adventure, id) }],
  );
  return makingWay(others, (place) => isIn(place, zone));
};

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
  const { board, origin } = boardOf(map);
  const isFree = (field: number) => {
    const position = onMap(positionOf(board, field), origin);
    return (
      !isIn(position, taken) && placeFault(adventure, position, 'small', [large]) === undefined
    );
  };
  return fieldsAside(board, onBoard(end, origin), isFree).map((at) => onMap(at, origin));
}

/** R2: a chest of the map that breaks. */
export interface Crushed {
  readonly object: string;
  readonly at: Position;
  /** One trap die; none for safe chests and those of LOOT. */
  readonly die: boolean;
}

/** R2: the chests a large monster crushes where it ends; loot (Z4) and safe chests (Z5) have no die. */
export function crushedAt({ map }: Pick<Adventure, 'map'>, end: Position): readonly Crushed[] {
  const zone = fieldsHeld(end, 'large');
  return (map?.objects ?? [])
    .filter(({ kind, at }) => (kind === 'chest' || kind === 'loot') && isIn(at, zone))
    .map(({ id, kind, at, safe }) => ({ object: id, at, die: kind === 'chest' && !safe }));
}
