import type { Place } from './board';
import { couldHit } from './attacks';
import type { Enemy, Scene, World } from './scene';
import { worldWithOnly } from './scene';
import { mayEnd, mayPass, stepCost } from './standing';

const NO_WAY = Infinity;

/** Points from each place to one that can hit the target; a place without a way is not in the map. */
function pointsToHit(scene: Scene, world: World, target: Enemy): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const place of scene.places.all) {
    if (mayEnd(scene, world, place) && couldHit(scene, world, place, target)) {
      points.set(place.key, 0);
    }
  }
  const enterable = new Set(
    scene.places.all.filter((place) => mayPass(scene, world, place)).map(({ key }) => key),
  );
  let changed = true;
  while (changed) {
    changed = false;
    for (const place of scene.places.all) {
      for (const next of scene.places.nextTo.get(place.key) ?? []) {
        const rest = points.get(next.key);
        if (rest === undefined || !enterable.has(next.key)) continue;
        const here = rest + stepCost(scene, place, next);
        if (here < (points.get(place.key) ?? NO_WAY)) {
          points.set(place.key, here);
          changed = true;
        }
      }
    }
  }
  return points;
}

function straightLine(place: Place, target: Enemy): number {
  const [x, y] = target.at;
  const each = place.cells.map((cell) => Math.max(Math.abs(cell.x - x), Math.abs(cell.y - y)));
  return Math.min(...each);
}

/** K2, player versus player: figures as they stand now, nothing else helps. */
export const distanceNow = (scene: Scene, target: Enemy): number =>
  pointsToHit(scene, scene.world, target).get(scene.start.key) ?? NO_WAY;

/** Approach: the distance to go from every place. */
export function distanceToGo(scene: Scene, target: Enemy): (place: Place) => number {
  const now = pointsToHit(scene, scene.world, target);
  const emptied = worldWithOnly(scene.world, scene.scenario, target);
  const alone = scene.off.has('T5:taken-away')
    ? new Map<string, number>()
    : pointsToHit(scene, emptied, target);
  return (place) => {
    const way = now.get(place.key) ?? alone.get(place.key);
    if (way !== undefined) return way;
    return 1000 + (scene.off.has('T5:straight') ? 0 : straightLine(place, target));
  };
}
