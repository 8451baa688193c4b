import { distanceNow } from './approach';
import type { Criterion, HeroCase } from './case';
import { CRITERIA } from './case';
import type { Enemy, Scene } from './scene';
import type { Switch } from './switches';

/** What ranks first has the smallest number; ties: `sign` 1 earlier in the round, -1 later (K2). */
const TABLE: Record<'standard' | Criterion, { value: (hero: HeroCase) => number; tie: 1 | -1 }> = {
  standard: { value: ({ hp }) => -hp, tie: 1 },
  bloodseeker: { value: ({ hp }) => hp, tie: -1 },
  defiant: { value: ({ cubes = 0 }) => -cubes, tie: 1 },
  relentless: { value: ({ cubes = 0 }) => cubes, tie: -1 },
  reckoner: { value: ({ curse = 0 }) => -curse, tie: 1 },
  covetous: { value: ({ resources = 0 }) => -resources, tie: 1 },
};

function byCard(scene: Scene): (a: HeroCase, b: HeroCase) => number {
  const name = CRITERIA.find((criterion) => scene.abilities[criterion] === true) ?? 'standard';
  const { value, tie } = TABLE[name];
  const criterion: Switch = `K2:${name}`;
  const tieRule: Switch = `K2:${name}-tie`;
  return (a, b) => {
    const difference = scene.off.has(criterion) ? 0 : value(a) - value(b);
    const later = (a.order - b.order) * tie;
    return difference || (scene.off.has(tieRule) ? -later : later);
  };
}

function byMode(scene: Scene, seen: readonly HeroCase[]): (a: HeroCase, b: HeroCase) => number {
  const card = byCard(scene);
  if (scene.scenario.mode !== 'pvp' || scene.off.has('K2:pvp')) return card;
  const far = new Map<string, number>();
  for (const hero of seen) {
    const enemy = scene.world.enemies.find(({ id }) => id === hero.id);
    far.set(hero.id, enemy === undefined ? Infinity : distanceNow(scene, enemy));
  }
  const distance = (hero: HeroCase) => far.get(hero.id) ?? Infinity;
  return (a, b) => {
    if (distance(a) !== distance(b)) return distance(a) < distance(b) ? -1 : 1;
    return scene.off.has('K2:pvp-tie') ? card(b, a) : card(a, b);
  };
}

/** K1 to K3: everybody who counts as a hero and can be seen, best first. */
export function rankingOf(scene: Scene): readonly Enemy[] {
  const { scenario, world, off } = scene;
  const enemy = (id: string) => world.enemies.filter((one) => one.id === id && one.seen);
  const seen = scenario.heroes.filter(({ id }) => enemy(id).length > 0);
  let heroes = [...seen].sort(byMode(scene, seen));
  const named = off.has('K3:primary') ? undefined : scenario.primary;
  heroes = [...heroes.filter(({ id }) => id === named), ...heroes.filter(({ id }) => id !== named)];
  const npcs = scene.abilities.slaughter === true ? (scenario.npcs ?? []) : [];
  const order = off.has('K3:slaughter') ? [...heroes, ...npcs] : [...npcs, ...heroes];
  return order.flatMap(({ id }) => enemy(id));
}
