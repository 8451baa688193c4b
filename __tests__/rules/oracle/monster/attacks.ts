import type { Place } from './board';
import { zoneKeyOf } from './board';
import type { Enemy, Scene, World } from './scene';

// Jest's sandbox makes every look-up of a global slow.
const { abs, floor } = Math;

/** One legal attack from one place. */
export interface Attack {
  readonly place: Place;
  /** The enemies that count in T1 to T4. */
  readonly counted: readonly Enemy[];
  /** Everybody hit, hidden ones in a struck zone too. */
  readonly hits: readonly Enemy[];
}

const around = (scene: Scene, place: Place): ReadonlySet<string> =>
  scene.places.around.get(place.key) ?? new Set();

/** A1: somebody who can be seen stands next to it. */
export const isBound = (scene: Scene, world: World, place: Place): boolean =>
  world.enemies.some((enemy) => enemy.seen && around(scene, place).has(enemy.key));

function withinOneZone(place: Place, enemy: Enemy): boolean {
  const [x, y] = enemy.at;
  return place.cells.some(
    (cell) =>
      abs(floor(cell.x / 2) - floor(x / 2)) <= 1 && abs(floor(cell.y / 2) - floor(y / 2)) <= 1,
  );
}

/** A2, melee strike: a field of the neighbourhood, blocked or not, lies in the enemy's zone. */
const touchesZoneOf = (scene: Scene, place: Place, enemy: Enemy): boolean =>
  [...around(scene, place)].some((key) => {
    const field = scene.fields.get(key);
    return field !== undefined && zoneKeyOf(field.x, field.y) === zoneKeyOf(...enemy.at);
  });

/** Reach alone (A1, A2), whether bound or not. For a strike: whether the enemy's zone can be struck. */
function reaches(scene: Scene, place: Place, enemy: Enemy): boolean {
  if (scene.off.has('A1:reach')) return true;
  switch (scene.scenario.monster.attack) {
    case 'magic':
      return true;
    case 'ranged':
      return withinOneZone(place, enemy);
    case 'melee':
      return scene.abilities.strike !== undefined && !scene.off.has('A2:strike')
        ? touchesZoneOf(scene, place, enemy)
        : around(scene, place).has(enemy.key);
  }
}

const shootsFreely = (scene: Scene, world: World, place: Place): boolean =>
  scene.scenario.monster.attack !== 'ranged' ||
  scene.off.has('A1:bound') ||
  !isBound(scene, world, place);

/** Could it hit this enemy from here, in this world? (Approach, pvp ranking.) */
export const couldHit = (scene: Scene, world: World, place: Place, enemy: Enemy): boolean =>
  shootsFreely(scene, world, place) && reaches(scene, place, enemy);

/** All selections of 1 up to `most` things. */
function selections<Thing>(things: readonly Thing[], most: number): Thing[][] {
  let found: Thing[][] = [[]];
  for (const thing of things) {
    const longer = found.filter((some) => some.length < most).map((some) => [...some, thing]);
    found = [...found, ...longer];
  }
  return found.filter((some) => some.length > 0);
}

function strikes(scene: Scene, place: Place, most: number): Attack[] {
  const { enemies } = scene.world;
  const counted = enemies.filter((enemy) => enemy.seen && reaches(scene, place, enemy));
  const zones = [...new Set(counted.map((enemy) => zoneKeyOf(...enemy.at)))];
  return selections(zones, most).map((struck) => {
    const inside = enemies.filter((enemy) => struck.includes(zoneKeyOf(...enemy.at)));
    const hits = inside.filter((enemy) => !enemy.unconscious);
    const seen = inside.filter((enemy) => enemy.seen);
    return { place, counted: seen, hits: scene.off.has('A3') ? seen : hits };
  });
}

/** Every legal attack from a place. An ambushing monster counts as not bound (D7). */
export function attacksFrom(scene: Scene, place: Place, ambushing = false): Attack[] {
  const { abilities, world, off } = scene;
  if (!ambushing && !shootsFreely(scene, world, place)) return [];
  if (abilities.strike !== undefined && !off.has('A2:strike')) {
    return strikes(scene, place, abilities.strike);
  }
  const cleave = off.has('A2:cleave') ? undefined : abilities.cleave;
  const multishot = off.has('A2:multishot') ? undefined : abilities.multishot;
  const targets = world.enemies.filter((enemy) => enemy.seen && reaches(scene, place, enemy));
  return selections(targets, cleave ?? multishot ?? 1).map((chosen) => ({
    place,
    counted: chosen,
    hits: chosen,
  }));
}
