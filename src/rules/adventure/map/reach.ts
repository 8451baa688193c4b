import { at, NONE } from '@/src/rules/base/ints';
import { samePosition, type Position } from '@/src/rules/base/position';
import { onBoard } from '@/src/rules/dungeon/coordinates';
import { placeAt } from '@/src/rules/model/standing';
import type { WalkedGround } from '@/src/rules/movement/ground';
import { pointsSpent, reach } from '@/src/rules/movement/reach';
import { standingIn } from './standing';
import { monsterIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import { movementLeft } from './movement';
import { costOfWay } from './way-cost';
import { placeOnMap, walkingOf } from './walking';

export interface ReachedField {
  readonly at: Position;
  /** Points spent on the cheapest way, a harmless one if there is any. */
  readonly cost: number;
  /** No terrain that harms, no darkness, no fall on the way. */
  readonly harmless: boolean;
}

/** Where a figure may end within that many points (O, M1 to M3), cheapest first, itself left out. */
export function reachOf(
  adventure: Adventure,
  figure: string,
  points: number,
): readonly ReachedField[] {
  const walking = walkingOf(adventure, figure);
  if (!walking) return [];
  const reached = reach(walking.ground, points);
  return reached.ends
    .filter((end) => end !== walking.ground.start)
    .map((end) => ({
      at: placeOnMap(walking, end),
      cost: pointsSpent(reached, end),
      harmless: at(reached.clean, end) !== NONE,
    }));
}

export const heroReach = (
  adventure: Adventure,
  hero: string,
  points = movementLeft(adventure, hero),
): readonly ReachedField[] => reachOf(adventure, hero, points);

/** Farther than any map is. */
const NO_LIMIT = 100_000;

/**
 * P2: without harm; else with none but what the last place brings, which comes anyway; else the
 * cheapest. Undefined: none within these points.
 */
function wayWithin(
  ground: WalkedGround,
  end: number,
  points: number,
): readonly number[] | undefined {
  const reached = reach(ground, points);
  if (!reached.ends.includes(end)) return undefined;
  if (at(reached.clean, end) !== NONE) return reached.wayTo(end);
  const there = at(ground.places.hazard, end) & ground.burning;
  const spared = reach({ ...ground, harmful: ground.harmful & ~there }, points);
  return (at(spared.clean, end) === NONE ? reached : spared).wayTo(end);
}

/** Those of heroes and allies; the table knows how far a monster goes by hand. */
const pointsOf = (adventure: Adventure, figure: string): number =>
  monsterIn(adventure, figure) ? NO_LIMIT : movementLeft(adventure, figure);

/**
 * The way from the first step to the end: harmless if the points left allow it, within them if any is
 * (Q1, M2, M4); undefined: none leads there.
 */
export function wayOnMap(
  adventure: Adventure,
  figure: string,
  to: Position,
): readonly Position[] | undefined {
  const walking = walkingOf(adventure, figure);
  if (!walking || !standingIn(adventure, figure)) return undefined;
  const end = placeAt(walking.of.board, onBoard(to, walking.of.origin), walking.size);
  if (end === NONE) return undefined;
  const way =
    wayWithin(walking.ground, end, pointsOf(adventure, figure)) ??
    wayWithin(walking.ground, end, NO_LIMIT);
  return way?.slice(1).map((place) => placeOnMap(walking, place));
}

/** What a walk costs a hero: the way as the players say it, or the one he would take (M2, M3). */
export function walkCost(
  adventure: Adventure,
  hero: string,
  to: Position,
  way: readonly Position[] | undefined = wayOnMap(adventure, hero, to),
): number {
  if (way === undefined) return 0;
  const [first] = way;
  const start = standingIn(adventure, hero)?.at ?? null;
  const named = first !== undefined && start !== null && samePosition(first, start);
  const steps = named || start === null ? way : [start, ...way];
  return costOfWay(adventure, hero, steps, movementLeft(adventure, hero)).points;
}
