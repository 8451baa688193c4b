import type { Place } from './board';
import type { Scene, World } from './scene';

/** O1 to O3: may the monster end its move here? */
export function mayEnd(scene: Scene, world: World, place: Place): boolean {
  const crushes = scene.large && !scene.off.has('O3');
  return place.cells.every(({ key, terrain }) => {
    if (terrain === '#' || scene.otherObstacles.has(key) || world.bystanders.has(key)) return false;
    if (world.enemies.some((enemy) => enemy.key === key)) return false;
    if (world.largeMonsters.has(key)) return false;
    if (world.smallMonsters.has(key) || scene.chests.has(key)) return crushes;
    return true;
  });
}

/** O1 to O3, M5, M6: may the monster go through here? */
export function mayPass(scene: Scene, world: World, place: Place): boolean {
  if (scene.abilities.jump === true && !scene.off.has('M5')) return true;
  const tramples = scene.abilities.trample !== undefined && !scene.off.has('M6');
  return place.cells.every(({ key, terrain }) => {
    if (terrain === '#' || scene.otherObstacles.has(key) || world.bystanders.has(key)) return false;
    if (scene.chests.has(key)) return scene.large && !scene.off.has('O3');
    if (world.enemies.some((enemy) => enemy.key === key)) return tramples;
    return true;
  });
}

/** M2: points for one step, by the levels alone. */
export const stepCost = (scene: Scene, from: Place, to: Place): number =>
  from.level === 0 && to.level === 2 && !scene.off.has('M2:climb') ? 2 : 1;

export const isFall = (scene: Scene, from: Place, to: Place): boolean =>
  from.level === 2 && to.level === 0 && !scene.off.has('M2:fall');
