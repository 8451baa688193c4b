import { distanceToGo } from './approach';
import type { Attack } from './attacks';
import { attacksFrom, isBound } from './attacks';
import type { Place } from './board';
import type { ActionAnswer, MonsterAnswer, MonsterCase, OptionAnswer } from './case';
import { rankingOf } from './ranking';
import type { Enemy, Scene } from './scene';
import { burnsHere, sceneOf } from './scene';
import { mayEnd } from './standing';
import type { SwitchedOff } from './switches';
import { EVERY_RULE_HOLDS } from './switches';
import type { Way } from './ways';
import { isKnockedDown, isStunned, waysOf } from './ways';

interface Decision {
  readonly action: ActionAnswer;
  readonly options: readonly OptionAnswer[];
}

const smallest = (numbers: readonly number[]): number => Math.min(...numbers);

/** Keeps what has the smallest number. */
function keepLeast<Thing>(things: readonly Thing[], number: (thing: Thing) => number): Thing[] {
  const least = smallest(things.map(number));
  return things.filter((thing) => number(thing) === least);
}

const idsOf = (enemies: readonly Enemy[]): string[] => enemies.map(({ id }) => id).sort();

const NOBODY = Infinity;

/** T1 to T4 */
function bestAttacks(scene: Scene, attacks: readonly Attack[], ranking: readonly Enemy[]) {
  const { off } = scene;
  const heroes = ({ counted }: Attack) => counted.filter(({ asHero }) => asHero);
  const allies = ({ counted }: Attack) => counted.filter(({ asHero }) => !asHero).length;
  const places = (attack: Attack) =>
    heroes(attack)
      .map((hero) => ranking.findIndex(({ id }) => id === hero.id))
      .sort((a, b) => a - b);
  let left = [...attacks];
  if (!off.has('T1')) left = keepLeast(left, (attack) => -heroes(attack).length);
  for (let nth = 0; nth < ranking.length && !off.has('T2'); nth += 1) {
    left = keepLeast(left, (attack) => places(attack)[nth] ?? NOBODY);
  }
  const someHero = left.some((attack) => heroes(attack).length > 0);
  if (!someHero) return off.has('T3') ? [] : keepLeast(left, (attack) => -allies(attack));
  return off.has('T4') ? left : keepLeast(left, (attack) => -allies(attack));
}

/** P1 to P3 */
function bestWays(scene: Scene, ways: readonly Way[]): Way[] {
  const { off, start } = scene;
  let left = [...ways];
  if (!off.has('P1')) left = keepLeast(left, ({ place }) => (place.dark ? 0 : 1));
  if (!off.has('P1a') && burnsHere(scene, start)) {
    left = keepLeast(left, ({ place }) => (burnsHere(scene, place) ? 1 : 0));
  }
  if (!off.has('P2')) left = keepLeast(left, ({ harm }) => (harm ? 1 : 0));
  if (!off.has('P3')) left = keepLeast(left, ({ cost }) => cost);
  return left;
}

/** D1, the first attack. */
function damageFrom(scene: Scene, place: Place): number {
  const { damage, tokens = {} } = scene.scenario.monster;
  if (scene.off.has('D1')) return damage;
  const immune = scene.immunities.has('intimidate') && !scene.off.has('M8');
  const intimidated = immune ? 0 : (tokens.intimidate ?? 0);
  return Math.max(0, damage + (place.dark ? 2 : 0) + (tokens.damageBonus ?? 0) - intimidated);
}

function attackOption(scene: Scene, { place, hits }: Attack, cost: number): OptionAnswer {
  const damage = damageFrom(scene, place);
  return { end: [place.x, place.y], hits: idsOf(hits), cost, damage, onDarkness: place.dark };
}

const quietOption = ({ x, y }: Place, cost: number): OptionAnswer => ({
  end: [x, y],
  hits: [],
  cost,
  damage: 0,
  onDarkness: false,
});

const stay = ({ start }: Scene): Decision => ({ action: 'stay', options: [quietOption(start, 0)] });

const strikeOrMove = (scene: Scene): ActionAnswer => (isStunned(scene) ? 'move' : 'attack');

/** Choosing where to stand, for each set of enemies by itself. */
function attack(scene: Scene, attacks: readonly Attack[], ways: readonly Way[]): Decision {
  const sets = new Map<string, Attack[]>();
  for (const one of attacks) {
    const name = idsOf(one.counted).join('\n');
    sets.set(name, [...(sets.get(name) ?? []), one]);
  }
  const options: OptionAnswer[] = [];
  for (const same of sets.values()) {
    const allowing = ways.filter(({ place }) => same.some((one) => one.place.key === place.key));
    for (const { place, cost } of bestWays(scene, allowing)) {
      const here = same.filter((one) => one.place.key === place.key);
      options.push(...here.map((one) => attackOption(scene, one, cost)));
    }
  }
  return { action: strikeOrMove(scene), options };
}

/** T5 and its approach. */
function approach(scene: Scene, ranking: readonly Enemy[], ways: readonly Way[]): Decision {
  if (scene.off.has('T5')) return stay(scene);
  const [primary] = ranking;
  let goals = primary === undefined ? [] : [distanceToGo(scene, primary)];
  if (primary === undefined && !scene.off.has('T5:ally')) {
    const allies = scene.world.enemies.filter(({ seen }) => seen);
    const all = allies.map((ally) => distanceToGo(scene, ally));
    goals = all.length === 0 ? [] : keepLeast(all, (distance) => distance(scene.start));
  }
  const nearest =
    goals.length === 0
      ? [...ways]
      : keepLeast(ways, ({ place }) => smallest(goals.map((goal) => goal(place))));
  const best = bestWays(scene, nearest);
  return { action: 'approach', options: best.map(({ place, cost }) => quietOption(place, cost)) };
}

/** D7 */
function ambush(scene: Scene, ranking: readonly Enemy[]): Decision {
  const seenAllies = scene.world.enemies.filter(({ seen, asHero }) => seen && !asHero);
  const targets = ranking.length > 0 ? ranking.slice(0, 1) : seenAllies;
  const options: OptionAnswer[] = [];
  for (const target of targets) {
    for (const place of scene.places.all) {
      const near = scene.places.around.get(place.key)?.has(target.key) === true;
      if (!near || !mayEnd(scene, scene.world, place)) continue;
      const including = attacksFrom(scene, place, true).filter(({ counted }) =>
        counted.includes(target),
      );
      const best = bestAttacks(scene, including, ranking);
      options.push(...best.map((one) => attackOption(scene, one, 0)));
    }
  }
  return options.length === 0 ? stay(scene) : { action: strikeOrMove(scene), options };
}

function decide(scene: Scene, ranking: readonly Enemy[]): Decision {
  const { off, world, start } = scene;
  const nobody = !world.enemies.some(({ seen }) => seen);
  if (nobody && !off.has('T6')) return stay(scene);
  const ambushes = scene.abilities.ambush === true && !off.has('D7');
  if (ambushes && !isKnockedDown(scene)) return ambush(scene, ranking);
  const ways = waysOf(scene);
  const all = ways.flatMap(({ place }) => attacksFrom(scene, place));
  const best = all.length === 0 ? [] : bestAttacks(scene, all, ranking);
  if (best.length > 0) return attack(scene, best, ways);
  const ranged = scene.scenario.monster.attack === 'ranged';
  if (ranged && isBound(scene, world, start) && !off.has('T5:bound')) return stay(scene);
  return approach(scene, ranking, ways);
}

/** The order of the answer: end (y, then x), then the hits joined with commas; each option once. */
function inOrder(options: readonly OptionAnswer[]): OptionAnswer[] {
  const once = new Map(options.map((option) => [JSON.stringify(option), option]));
  const text = ({ hits }: OptionAnswer) => hits.join(',');
  return [...once.values()].sort((a, b) => {
    if (a.end[1] !== b.end[1]) return a.end[1] - b.end[1];
    if (a.end[0] !== b.end[0]) return a.end[0] - b.end[0];
    return text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0;
  });
}

/** The brute-force twin of the monster turn, from the text of `docs/rules/monster-turn.md` alone. */
export function oracleMonsterTurn(
  scenario: MonsterCase,
  off: SwitchedOff = EVERY_RULE_HOLDS,
): MonsterAnswer {
  const scene = sceneOf(scenario, off);
  const ranking = rankingOf(scene);
  const { action, options } = decide(scene, ranking);
  const sorted = inOrder(options);
  return {
    ranking: ranking.map(({ id }) => id),
    action,
    options: off.has('P4') ? sorted.slice(0, 1) : sorted,
    preventable: scene.abilities.vicious !== true,
  };
}
