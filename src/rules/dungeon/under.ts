import type { Position } from '../base/position';
import { groundIn, keyOf, layersOf } from './layers';
import type { DungeonMap } from './map';
import { zoneOf } from './pieces';

/** All zones on trays, none of them with another sheet on it. */
export const liesOnTrays = (map: DungeonMap, zones: readonly Position[], but: string): boolean =>
  zones.every((zone) => {
    const layer = layersOf(map).get(keyOf(zone));
    if (layer?.tray === undefined) return false;
    return layer.raised === undefined || layer.raised.id === but;
  });

/** Tells a field's ground from another: the piece, how it lies, its level. */
export function groundKey(map: DungeonMap, field: Position, below: boolean): string {
  const layer = layersOf(map).get(keyOf(zoneOf(field)));
  if (!layer) return '';
  const { bridge } = layer;
  if (bridge && !below) return [bridge.id, ...bridge.at, ...bridge.size, ...bridge.print].join(' ');
  const ground = groundIn(layer);
  if (!ground) return '';
  const { id, at, turn } = ground.sheet;
  return `${id} ${keyOf(at)} ${turn} ${ground.level}`;
}
