import type { Position } from '../base/position';
import { keyOf, layersOf, type ZoneLayers } from './layers';
import type { DungeonMap, PlacedBridge } from './map';

const AXES = [
  [1, 0],
  [0, 1],
] as const;

/** The zones at one end of a bridge, and those just beyond it. */
function endZones({ at, size }: PlacedBridge, [dx, dy]: Position, far: boolean): Position[] {
  const last = far ? [dx * (size[0] - 1), dy * (size[1] - 1)] : [0, 0];
  const out = far ? 1 : -1;
  const across = dx === 1 ? size[1] : size[0];
  return Array.from({ length: across }, (_, side): Position[] => {
    const x = at[0] + (last[0] ?? 0) + dy * side;
    const y = at[1] + (last[1] ?? 0) + dx * side;
    return [
      [x, y],
      [x + dx * out, y + dy * out],
    ];
  }).flat();
}

/** The levels of the trays that carry one end, or that it ends at. */
const levelsAt = (layers: ZoneLayers, zones: readonly Position[]): readonly number[] =>
  zones.map((zone) => layers.get(keyOf(zone))?.tray ?? 0).filter((level) => level > 0);

/** Lengthwise; a square bridge may lie either way. */
const axesOf = ({ size: [width, height] }: PlacedBridge): readonly Position[] =>
  AXES.filter(([dx]) => (dx === 1 ? width >= height : height >= width));

/** The levels on which a bridge joins trays at both ends. */
export const levelsJoined = (map: DungeonMap, bridge: PlacedBridge): readonly number[] => {
  const layers = layersOf(map);
  return axesOf(bridge).flatMap((axis) => {
    const far = levelsAt(layers, endZones(bridge, axis, true));
    return levelsAt(layers, endZones(bridge, axis, false)).filter((level) => far.includes(level));
  });
};
