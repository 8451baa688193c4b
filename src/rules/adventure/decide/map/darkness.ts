import { samePosition } from '@/src/rules/base/position';
import { isCovered, type DarkCell } from '@/src/rules/darkness/placed-tiles';
import { takesDarkness } from '@/src/rules/dungeon/layers';
import { MAX_DARK_CELLS, type DungeonMap } from '@/src/rules/dungeon/map';
import type { MapCommand } from '@/src/rules/adventure/commands';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { darknessReaches } from '../runes/draw';
import { groundsFollow, theMap } from './checks';
import { newId } from './pieces';

type Of<Kind extends MapCommand['kind']> = Extract<MapCommand, { kind: Kind }>;

const isSame = (a: DarkCell, b: DarkCell): boolean =>
  a.below === b.below && samePosition(a.at, b.at);

/** Each cell once, and only those with darkness, or without it. */
const cellsThat = (
  map: DungeonMap,
  cells: readonly DarkCell[],
  dark: boolean,
): readonly DarkCell[] =>
  cells
    .filter((cell, index) => cells.findIndex((other) => isSame(cell, other)) === index)
    .filter((cell) => isCovered(map.darkness, cell) === dark);

function checkRoom(map: DungeonMap, cells: readonly DarkCell[]): void {
  if (!cells.every(({ at, below }) => takesDarkness(map, at, below))) {
    refuse({ code: 'off-the-map' });
  }
  const laid = map.darkness.reduce((sum, tile) => sum + tile.cells.length, 0);
  if (laid + cells.length > MAX_DARK_CELLS) {
    refuse({ code: 'too-many-pieces', most: MAX_DARK_CELLS });
  }
}

/** N10: whoever stands on a field that has just become dark; below bridges nobody does. */
const standingOn = ({ adventure }: Play, cells: readonly DarkCell[]): readonly string[] =>
  [...adventure.heroes, ...adventure.allies]
    .filter(({ at }) => cells.some((cell) => !cell.below && at && samePosition(cell.at, at)))
    .map(({ id }) => id);

/** By instruction; what is dark already stays with its piece. */
export function layDarkness(play: Play, command: Of<'layDarkness'>): void {
  const before = play.adventure;
  const map = theMap(play);
  checkRoom(map, command.cells);
  const cells = cellsThat(map, command.cells, false);
  if (cells.length === 0) return;
  const tile = { id: newId(play, 'darkness'), cells };
  play.add({ type: 'darknessLaid', v: 1, cause: 'table', tile });
  groundsFollow(play, before);
  if (command.reaches === true) darknessReaches(play, standingOn(play, cells));
}

const liftedBy = (map: DungeonMap, command: Of<'liftDarkness'>): readonly DarkCell[] => {
  if ('cells' in command) return cellsThat(map, command.cells, true);
  const tile = map.darkness.find(({ id }) => id === command.tile);
  return tile?.cells ?? refuse({ code: 'unknown-thing' });
};

export function liftDarkness(play: Play, command: Of<'liftDarkness'>): void {
  const before = play.adventure;
  const cells = liftedBy(theMap(play), command);
  if (cells.length === 0) return;
  play.add({ type: 'darknessLifted', v: 1, cause: 'table', cells });
  groundsFollow(play, before);
}
