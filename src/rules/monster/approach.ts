import { at, NONE } from '../base/ints';
import { distances } from '../movement/distance';
import type { Reach } from '../movement/reach';
import type { Foe } from './foes';
import { keepLeast } from './positions';
import { clearScene, goalsFor, type Scene } from './scene';

/** Distance to go from a position. */
export type ToGo = (place: number) => number;

/** Added where no way exists at all, so that such positions still compare. */
const NO_WAY = 1000;

/**
 * Fewest points as figures stand in the scene, or undefined if no way leads from these positions.
 * They are connected both ways, so a way exists from all of them or from none. With `nearest` only
 * the smallest is worked out, the others stay Infinity.
 */
const wayToGo = (
  scene: Scene,
  target: Foe,
  ends: readonly number[],
  nearest: boolean,
): ToGo | undefined => {
  const { ground } = scene;
  const wanted = nearest && { wanted: markPlaces(ground.places.count, ends) };
  const from = goalsFor(scene, target);
  const { cost } = distances(ground, { from, backwards: true, ...wanted });
  const toGo = (place: number) => (at(cost, place) === NONE ? Infinity : at(cost, place));
  return ends.some((end) => toGo(end) < Infinity) ? toGo : undefined;
};

const markPlaces = (count: number, places: readonly number[]): Int32Array => {
  const marked = new Int32Array(count);
  for (const place of places) marked[place] = 1;
  return marked;
};

/** The larger of |dx| and |dy| from the position's nearest field. */
const asTheCrowFlies = ({ board, monster, ground }: Scene, target: Foe): ToGo => {
  const extent = monster.size === 'large' ? 1 : 0;
  const gap = (from: number, to: number) => Math.max(from - to, to - from - extent, 0);
  return (place) =>
    NO_WAY +
    Math.max(
      gap(at(ground.places.x, place), at(board.x, target.field)),
      gap(at(ground.places.y, place), at(board.y, target.field)),
    );
};

/** Distance to go as the rule Approach counts it. */
const distanceToGo = (scene: Scene, target: Foe, ends: readonly number[], nearest: boolean): ToGo =>
  wayToGo(scene, target, ends, nearest) ??
  wayToGo(clearScene(scene, target), target, ends, nearest) ??
  asTheCrowFlies(scene, target);

/** K2 in player-versus-player games: points to each foe as figures stand, Infinity without a way. */
export const distancesNow = (scene: Scene): ((foe: Foe) => number) => {
  // Magic reaches everybody from where it stands (A1).
  if (scene.monster.attack === 'magic') return () => 0;
  const { cost } = distances(scene.ground, { from: [scene.ground.start] });
  const known = (place: number) => (at(cost, place) === NONE ? Infinity : at(cost, place));
  return (foe) =>
    goalsFor(scene, foe).reduce((least, goal) => Math.min(least, known(goal)), Infinity);
};

export interface Approach {
  readonly ends: readonly number[];
  readonly toGo: ToGo;
}

/**
 * T5: the reachable positions with the smallest distance to go, to the primary target or else to
 * the companions and animals nearest to where it stands. `full` works out every distance.
 */
export const approach = (
  scene: Scene,
  { ends }: Reach,
  primary: string | undefined,
  full: boolean,
): Approach => {
  const hero = scene.foes.find((foe) => foe.id === primary);
  const toGo = hero ? distanceToGo(scene, hero, ends, !full) : towardsAllies(scene, ends);
  return { ends: keepLeast(ends, toGo), toGo };
};

const towardsAllies = (scene: Scene, ends: readonly number[]): ToGo => {
  const seen = scene.foes.filter((foe) => foe.seen);
  const ways = seen.map((foe) => distanceToGo(scene, foe, ends, false));
  const nearest = keepLeast(ways, (toGo) => toGo(scene.ground.start));
  return (place) => Math.min(...nearest.map((toGo) => toGo(place)));
};
