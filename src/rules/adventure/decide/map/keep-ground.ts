import type { Position } from '@/src/rules/base/position';
import type { DarkCell, PlacedTile } from '@/src/rules/darkness/placed-tiles';
import type { DungeonMap } from '@/src/rules/dungeon/map';
import { groundKey } from '@/src/rules/dungeon/under';
import { everybody, fieldsOf } from '@/src/rules/adventure/map/standing';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { Adventure } from '@/src/rules/adventure/state/adventure';

/** Fields somebody or something stands on. */
const fieldsInUse = (adventure: Adventure): readonly Position[] => [
  ...everybody(adventure).flatMap(({ id }) => fieldsOf(adventure, id)),
  ...(adventure.map?.objects ?? []).map(({ at }) => at),
];

/** Whatever stands on the map keeps the piece it stands on, as it lies and at its level. */
function checkStanding(adventure: Adventure, before: DungeonMap, next: DungeonMap): void {
  const kept = fieldsInUse(adventure).every(
    (field) => groundKey(before, field, false) === groundKey(next, field, false),
  );
  if (!kept) refuse({ code: 'figures-on-it' });
}

/** Darkness stays on its ground: below a bridge that comes, on top when the bridge goes (G6). */
function movedCell(before: DungeonMap, next: DungeonMap, cell: DarkCell): DarkCell {
  const ground = groundKey(before, cell.at, cell.below);
  const below = [cell.below, !cell.below].find(
    (other) => groundKey(next, cell.at, other) === ground && isThere(next, cell.at, other),
  );
  if (below === undefined) return refuse({ code: 'figures-on-it' });
  return below === cell.below ? cell : { ...cell, below };
}

/** Without a bridge there is no below. */
const isThere = (map: DungeonMap, at: Position, below: boolean): boolean =>
  !below || groundKey(map, at, false) !== groundKey(map, at, true);

/** Refuses to take the ground away; answers the pieces of darkness that lie differently now. */
export function checkGround(
  { adventure }: Play,
  before: DungeonMap,
  next: DungeonMap,
): readonly PlacedTile[] {
  checkStanding(adventure, before, next);
  return before.darkness.flatMap((tile) => {
    const cells = tile.cells.map((cell) => movedCell(before, next, cell));
    return cells.every((cell, index) => cell === tile.cells[index]) ? [] : [{ ...tile, cells }];
  });
}
