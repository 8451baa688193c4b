import type { Fields, Place, Places } from './board';
import { fieldsOf, footprint, keyOf, placesFor } from './board';
import type { AbilitiesCase, At, Immunity, MonsterCase } from './case';
import type { SwitchedOff } from './switches';

/** Somebody the monster may hit: heroes, companions, animals, with `slaughter` NPC tokens (O0). */
export interface Enemy {
  readonly id: string;
  readonly at: At;
  readonly key: string;
  /** Counts as a hero in T1 to T6 (K3: NPC tokens under `slaughter` do too). */
  readonly asHero: boolean;
  readonly seen: boolean;
  readonly unconscious: boolean;
}

/** The figures and objects standing on the board while distances are measured. */
export interface World {
  readonly enemies: readonly Enemy[];
  /** NPC tokens that are not enemies: nothing but obstacles. */
  readonly bystanders: ReadonlySet<string>;
  readonly smallMonsters: ReadonlySet<string>;
  readonly largeMonsters: ReadonlySet<string>;
}

export interface Scene {
  readonly scenario: MonsterCase;
  readonly off: SwitchedOff;
  readonly abilities: AbilitiesCase;
  readonly immunities: ReadonlySet<Immunity>;
  readonly large: boolean;
  readonly fields: Fields;
  readonly places: Places;
  readonly start: Place;
  readonly chests: ReadonlySet<string>;
  readonly otherObstacles: ReadonlySet<string>;
  readonly world: World;
}

function sightOf(scenario: MonsterCase, off: SwitchedOff) {
  const immune = (scenario.monster.immunities ?? []).includes('stealth');
  const hiddenIsSeen =
    immune || off.has('K1:hidden') || (scenario.mode === 'pvp' && !off.has('K1:pvp'));
  return (hidden: boolean, unconscious: boolean): boolean =>
    (!unconscious || off.has('K1:unconscious')) && (!hidden || hiddenIsSeen);
}

function enemiesOf(scenario: MonsterCase, off: SwitchedOff): Enemy[] {
  const sees = sightOf(scenario, off);
  const enemies: Enemy[] = [];
  for (const { id, at, hidden = false, unconscious = false } of scenario.heroes) {
    const seen = sees(hidden, unconscious);
    const out = unconscious && !off.has('K1:unconscious');
    enemies.push({ id, at, key: keyOf(...at), asHero: true, seen, unconscious: out });
  }
  for (const { id, at, hidden = false } of scenario.allies ?? []) {
    const seen = sees(hidden, false);
    enemies.push({ id, at, key: keyOf(...at), asHero: false, seen, unconscious: false });
  }
  if (scenario.monster.abilities?.slaughter === true) {
    for (const { id, at } of scenario.npcs ?? []) {
      enemies.push({ id, at, key: keyOf(...at), asHero: true, seen: true, unconscious: false });
    }
  }
  return enemies;
}

function worldOf(scenario: MonsterCase, off: SwitchedOff): World {
  const slaughter = scenario.monster.abilities?.slaughter === true;
  const others = scenario.monsters ?? [];
  const standing = (size: 'small' | 'large') =>
    new Set(
      others
        .filter((other) => other.size === size)
        .flatMap((other) => footprint(other.at, other.size)),
    );
  return {
    enemies: enemiesOf(scenario, off),
    bystanders: new Set(slaughter ? [] : (scenario.npcs ?? []).map(({ at }) => keyOf(...at))),
    smallMonsters: standing('small'),
    largeMonsters: standing('large'),
  };
}

/** Approach: heroes, allies and monsters leave, except the target; NPC tokens and objects stay. */
export function worldWithOnly(world: World, scenario: MonsterCase, target: Enemy): World {
  const npcs = new Set((scenario.npcs ?? []).map(({ id }) => id));
  return {
    enemies: world.enemies.filter(({ id }) => id === target.id || npcs.has(id)),
    bystanders: world.bystanders,
    smallMonsters: new Set(),
    largeMonsters: new Set(),
  };
}

export function sceneOf(scenario: MonsterCase, off: SwitchedOff): Scene {
  const { monster, objects = [] } = scenario;
  const fields = fieldsOf(scenario.board, off);
  const places = placesFor(fields, monster.size);
  const start = places.all.find((place) => place.key === keyOf(...monster.at));
  if (start === undefined) throw new Error('The acting monster stands on no place of its size.');
  const keysOf = (kinds: readonly string[]) =>
    new Set(objects.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => keyOf(...at)));
  return {
    scenario,
    off,
    abilities: monster.abilities ?? {},
    immunities: new Set(monster.immunities ?? []),
    large: monster.size === 'large',
    fields,
    places,
    start,
    chests: keysOf(['chest']),
    otherObstacles: keysOf(['interaction', 'door', 'token']),
    world: worldOf(scenario, off),
  };
}

/** A place on lava, miasma or spikes whose condition the monster can get (M4, M7, M8). */
export function burnsHere(scene: Scene, place: Place): boolean {
  const { immunities, off } = scene;
  if (off.has('M4')) return false;
  const immune = (to: Immunity) => immunities.has(to) && !off.has('P2:immune');
  return cellsThatCount(scene, place).some(
    ({ terrain }) =>
      (terrain === 'L' && !immune('burn')) ||
      (terrain === 'M' && !immune('poison')) ||
      (terrain === 'S' && !immune('bleed')),
  );
}

export const isDifficult = (scene: Scene, place: Place): boolean =>
  cellsThatCount(scene, place).some(({ terrain }) => terrain === '~');

/** M7: one hazardous field makes the zone hazardous. */
const cellsThatCount = (scene: Scene, place: Place) =>
  scene.off.has('M7') ? place.cells.slice(0, 1) : place.cells;
