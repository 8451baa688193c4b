import { samePosition, type Position } from '../base/position';
import { bridgeLetter, groundIn, groundLetter, isField, layerAt, takesDarkness } from './layers';
import { MAP_OBJECTS, MAX_DARK_CELLS, MAX_OBJECTS, type DungeonMap, type MapObject } from './map';

export type ThingFault =
  | { readonly code: 'off-the-map' }
  | { readonly code: 'field-blocked' }
  | { readonly code: 'field-taken' }
  | { readonly code: 'too-many-pieces'; readonly most: number }
  | { readonly code: 'bad-map' };

export const BLOCKED = '#';

/** What is printed where figures stand; a space: no field. */
export function letterAt(map: DungeonMap, field: Position): string {
  const layer = layerAt(map, field);
  if (!layer) return ' ';
  if (layer.bridge) return bridgeLetter(layer.bridge, field);
  const ground = groundIn(layer);
  return ground ? groundLetter(ground, field) : ' ';
}

const MAX_CHARGES = 99;
const isCharge = (charges: number | null): boolean =>
  charges === null || (Number.isInteger(charges) && charges >= 0 && charges <= MAX_CHARGES);

export const obstaclesAt = (map: DungeonMap, field: Position): readonly MapObject[] =>
  map.objects.filter(({ blocks, at }) => blocks && samePosition(at, field));

/** Whether an object can lie where it says, beside the others of the map. */
export function objectFault(map: DungeonMap, object: MapObject): ThingFault | undefined {
  const { id, kind, at, charges, blocks } = object;
  if (!MAP_OBJECTS.includes(kind) || !isCharge(charges)) return { code: 'bad-map' };
  if (!isField(map, at)) return { code: 'off-the-map' };
  if (!blocks) return undefined;
  if (letterAt(map, at) === BLOCKED) return { code: 'field-blocked' };
  return obstaclesAt(map, at).some((other) => other.id !== id)
    ? { code: 'field-taken' }
    : undefined;
}

function darknessFault(map: DungeonMap): ThingFault | undefined {
  const cells = map.darkness.flatMap((tile) => tile.cells);
  if (cells.length > MAX_DARK_CELLS) return { code: 'too-many-pieces', most: MAX_DARK_CELLS };
  if (map.darkness.some((tile) => tile.cells.length === 0)) return { code: 'bad-map' };
  if (cells.some(({ at, below }) => !takesDarkness(map, at, below))) return { code: 'off-the-map' };
  const keys = new Set(cells.map(({ at, below }) => `${at.join()} ${below}`));
  return keys.size === cells.length ? undefined : { code: 'bad-map' };
}

/** Objects and darkness of a whole map. */
export function thingsFault(map: DungeonMap): ThingFault | undefined {
  if (map.objects.length > MAX_OBJECTS) return { code: 'too-many-pieces', most: MAX_OBJECTS };
  const objects = map.objects.map((object) => objectFault(map, object)).find(Boolean);
  return objects ?? darknessFault(map);
}
