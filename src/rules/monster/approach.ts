import { at, NONE } from '../base/ints';
import { distances } from '../movement/distance';
import type { Reach } from '../movement/reach';
import { keepLeast } from './positions';
import { clearScene, goalsFor, type Scene } from './scene';
import type { Foe } from './foes';

/** Distance to go from a position. */
export type ToGo = (place: number) => number;

/** Added where no way exists at all, so that such positions still compare. */
const NO_WAY = 1000;

/** Fewest points as figures stand in the scene, or undefined if no way leads from the start. */
const wayToGo = (scene: Scene, target: Foe): ToGo | undefined => {
  const goals = goalsFor(scene, target);
  const { cost } = distances(scene.ground, { from: goals, backwards: true });
  if (at(cost, scene.ground.start) === NONE) return undefined;
  return (place) => at(cost, place);
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

/**
 * Approach. Positions the monster can reach are connected both ways, so a way exists from all of
 * them or from none.
 */
export const distanceToGo = (scene: Scene, target: Foe): ToGo =>
  wayToGo(scene, target) ??
  wayToGo(clearScene(scene, target), target) ??
  asTheCrowFlies(scene, target);

/** K2: distance for the ranking in player-versus-player games, Infinity without a way. */
export const distanceNow = (scene: Scene, target: Foe): number =>
  wayToGo(scene, target)?.(scene.ground.start) ?? Infinity;

/** T5: the primary target, or the companions and animals nearest to where it stands. */
const towards = (scene: Scene, primary: string | undefined): ToGo => {
  const hero = scene.foes.find((foe) => foe.id === primary);
  if (hero) return distanceToGo(scene, hero);
  const ways = scene.foes.filter((foe) => foe.seen).map((foe) => distanceToGo(scene, foe));
  const nearest = keepLeast(ways, (toGo) => toGo(scene.ground.start));
  return (place) => Math.min(...nearest.map((toGo) => toGo(place)));
};

export interface Approach {
  readonly ends: readonly number[];
  readonly toGo: ToGo;
}

/** The reachable positions with the smallest distance to go. */
export const approach = (scene: Scene, { ends }: Reach, primary: string | undefined): Approach => {
  const toGo = towards(scene, primary);
  return { ends: keepLeast(ends, toGo), toGo };
};
