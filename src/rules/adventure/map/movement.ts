import { allyIn, heroIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import { isImmuneIn } from '../state/immunity';
import { tokenCount, type Tokens } from '../state/tokens';

/** Q1, Q2: the free movement, and what a cube buys. */
export const MOVEMENT = 3;
const SLOWED_BY = 2;

const tokensOf = (adventure: Adventure, id: string): Tokens =>
  (heroIn(adventure, id) ?? allyIn(adventure, id))?.tokens ?? {};

/** Q1: the movement of a turn: a hero's free one, an ally's as on its card (F4). */
export const ownMovement = (adventure: Adventure, id: string): number =>
  allyIn(adventure, id)?.card?.move ?? MOVEMENT;

/** +X MOVE: with every movement. */
export const bonusMovement = (adventure: Adventure, id: string): number =>
  tokenCount(tokensOf(adventure, id), 'additional-movement');

const has = (adventure: Adventure, id: string, token: 'slow' | 'knock-down'): boolean =>
  tokenCount(tokensOf(adventure, id), token) > 0 && !isImmuneIn(adventure, id, token);

/** C7: what tokens leave of a movement of so many points, bonus tokens included. */
export function hinderedPoints(adventure: Adventure, id: string, points: number): number {
  if (has(adventure, id, 'knock-down')) return 0;
  const granted = points + bonusMovement(adventure, id);
  return has(adventure, id, 'slow') ? Math.max(0, granted - SLOWED_BY) : granted;
}

/** Q1: what the acting hero has walked in this turn, over all his ways. */
export const walkedPoints = ({ turn }: Adventure, hero: string): number =>
  turn !== null && turn.figure === hero && !turn.over ? (turn.walked ?? 0) : 0;

/** Q1, Q2: all points of the turn up to now; before the first movement those of the free one. */
export function movementPoints(adventure: Adventure, hero: string): number {
  const { turn } = adventure;
  const granted = turn?.figure === hero && !turn.over ? turn.granted : undefined;
  return granted === undefined
    ? hinderedPoints(adventure, hero, ownMovement(adventure, hero))
    : granted + bonusMovement(adventure, hero);
}

/** What is left of the movement under way, or of the free one still to come. */
export const movementLeft = (adventure: Adventure, hero: string): number =>
  Math.max(0, movementPoints(adventure, hero) - walkedPoints(adventure, hero));
