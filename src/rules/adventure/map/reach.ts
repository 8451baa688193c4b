import { at, NONE } from '@/src/rules/base/ints';
import { samePosition, type Position } from '@/src/rules/base/position';
import { onBoard } from '@/src/rules/dungeon/coordinates';
import { placeAt } from '@/src/rules/model/standing';
import { pointsSpent, reach } from '@/src/rules/movement/reach';
import { standingIn } from './standing';
import { heroIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import { tokenCount } from '../state/tokens';
import { placeOnMap, walkingOf } from './walking';

export interface ReachedField {
  readonly at: Position;
  /** Points spent on the cheapest way, a harmless one if there is any. */
  readonly cost: number;
  /** No terrain that harms, no darkness, no fall on the way. */
  readonly harmless: boolean;
}

/** Q1. */
const FREE_MOVEMENT = 3;
const SLOWED_BY = 2;

/** Q1, M1: the free movement of a hero, as his tokens leave it. */
export function freeMovement(adventure: Adventure, hero: string): number {
  const tokens = heroIn(adventure, hero)?.tokens ?? {};
  if (tokenCount(tokens, 'knock-down') > 0) return 0;
  const granted = FREE_MOVEMENT + tokenCount(tokens, 'additional-movement');
  return tokenCount(tokens, 'slow') > 0 ? Math.max(0, granted - SLOWED_BY) : granted;
}

/** Q1: what the acting hero has walked in this turn, over all his ways. */
export const walkedPoints = ({ turn }: Adventure, hero: string): number =>
  turn !== null && turn.figure === hero && !turn.over ? (turn.walked ?? 0) : 0;

/** Q1: what is left of the free movement. */
export const movementLeft = (adventure: Adventure, hero: string): number =>
  Math.max(0, freeMovement(adventure, hero) - walkedPoints(adventure, hero));

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

/** What a walk costs a hero: the way as the players say it, or the cheapest one. */
export function walkCost(
  adventure: Adventure,
  hero: string,
  to: Position,
  way?: readonly Position[],
): number {
  if (way === undefined) {
    const reached = heroReach(adventure, hero, NO_LIMIT);
    return reached.find(({ at: end }) => samePosition(end, to))?.cost ?? 0;
  }
  const [first] = way;
  const start = heroIn(adventure, hero)?.at ?? null;
  const named = first !== undefined && start !== null && samePosition(first, start);
  return named ? way.length - 1 : way.length;
}

/** The cheapest way from the first step to the end, harmless if possible; undefined: none leads there. */
export function wayOnMap(
  adventure: Adventure,
  figure: string,
  to: Position,
): readonly Position[] | undefined {
  const walking = walkingOf(adventure, figure);
  if (!walking || !standingIn(adventure, figure)) return undefined;
  const end = placeAt(walking.of.board, onBoard(to, walking.of.origin), walking.size);
  const reached = reach(walking.ground, NO_LIMIT);
  if (end === NONE || !reached.ends.includes(end)) return undefined;
  return reached
    .wayTo(end)
    .slice(1)
    .map((place) => placeOnMap(walking, place));
}
