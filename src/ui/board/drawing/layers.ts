import type { BoardCell, BoardLevel, BoardPoint, BoardTerrain } from '../model';
import type { Sight } from '../paper';
import { motifPath } from './motifs';
import { fieldSet, placeKey } from './outline';
import { areaPath, FIELD, rectPath } from './path';

/** All fields of one kind of ground on one level: one path for the surface, one for its hatching. */
export interface GroundLayer {
  readonly key: string;
  readonly terrain: BoardTerrain;
  readonly level: BoardLevel;
  readonly fields: readonly BoardPoint[];
  readonly d: string;
  readonly motif: string;
}

function groupBy<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

const hasGround = (cell: BoardCell): boolean => cell.terrain !== 'gap';

export const groundLayers = (cells: readonly BoardCell[]): readonly GroundLayer[] =>
  [...groupBy(cells.filter(hasGround), ({ level, terrain }) => `${level} ${terrain}`)]
    .map(([key, [first, ...rest]]) => layerOf(key, first, rest))
    .filter((layer) => layer !== undefined)
    .sort((one, other) => one.level - other.level);

function layerOf(
  key: string,
  first: BoardCell | undefined,
  rest: readonly BoardCell[],
): GroundLayer | undefined {
  if (first === undefined) return undefined;
  const { terrain, level } = first;
  const fields = [first, ...rest];
  return {
    key,
    terrain,
    level,
    fields,
    d: areaPath(fields),
    motif: motifPath(terrain, fields),
  };
}

/** Ground that stands out: everything on this level or above, for its cast shadow and its edge. */
export const raisedPath = (cells: readonly BoardCell[], level: BoardLevel): string =>
  areaPath(cells.filter((cell) => hasGround(cell) && cell.level >= level));

/** All there is to stand on: its outline is where the map ends. */
export const groundPath = (cells: readonly BoardCell[]): string =>
  areaPath(cells.filter((cell) => hasGround(cell) || cell.bridge !== undefined));

const zoneKey = ({ x, y }: BoardPoint): string => `${x >> 1} ${y >> 1}`;

/** Zones are the blocks of 2×2 at even places (G1); incomplete ones show what there is of them. */
export const zonesPath = (cells: readonly BoardCell[]): string =>
  [...groupBy(cells.filter(hasGround), zoneKey).values()]
    .map((fields) => areaPath(fields, 5, 1))
    .join('');

/** The thin lines between the fields of a zone. */
export function fieldLines(cells: readonly BoardCell[]): string {
  const set = fieldSet(cells.filter(hasGround));
  return cells
    .flatMap(({ x, y }) => [
      x % 2 === 0 && set.has(placeKey(x + 1, y))
        ? `M${(x + 1) * FIELD} ${y * FIELD + 2}v${FIELD - 4}`
        : '',
      y % 2 === 0 && set.has(placeKey(x, y + 1))
        ? `M${x * FIELD + 2} ${(y + 1) * FIELD}h${FIELD - 4}`
        : '',
    ])
    .join('');
}

/** Those in sight, which begins and ends at zones. */
export function emptyZonesPath(width: number, height: number, sight: Sight): string {
  const [right, bottom] = [Math.min(width, sight.right), Math.min(height, sight.bottom)];
  const zones: string[] = [];
  for (let y = Math.max(0, sight.top); y < bottom; y += 2) {
    for (let x = Math.max(0, sight.left); x < right; x += 2) {
      zones.push(rectPath({ x, y, width: 2, height: 2 }, 5, 1.5));
    }
  }
  return zones.join('');
}
