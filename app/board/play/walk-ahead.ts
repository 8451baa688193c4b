import {
  allyIn,
  heroIn,
  movementLeft,
  walkCost,
  wayOnMap,
  type GameEvent,
  type GameState,
  type Position,
} from '@/src/rules';
import { foresee } from '@/app/play/turn/foresight';
import type { MoveQuestion, WalkAhead } from '../desk/hand';
import { moveCommand } from './move-command';

/** Falls, hazards and darkness (M2, M4, N11). */
const HARMS: readonly string[] = ['M2', 'M4', 'N11'];

const isHarm = ({ type, cause }: GameEvent): boolean =>
  HARMS.includes(cause) && type !== 'touched' && type !== 'groundSet';

/** Way, cost and harm of a walk of a hero or ally, before it begins; null: nobody walks, or nothing leads there. */
export function walkAhead(state: GameState, figure: string, to: Position): WalkAhead | null {
  const { adventure } = state;
  if (adventure === null) return null;
  const from = (heroIn(adventure, figure) ?? allyIn(adventure, figure))?.at ?? null;
  if (from === null) return null;
  const way = wayOnMap(adventure, figure, to);
  const foreseen = foresee(state, moveCommand(figure, to, 'walk'));
  if (way === undefined || !foreseen.ok) return null;
  return {
    way: [from, ...way],
    points: walkCost(adventure, figure, to),
    harm: foreseen.events.filter(isHarm),
  };
}

/** What is shown before it, and what is asked; null: no walk of a hero or ally. */
export function walkQuestion(state: GameState, figure: string, to: Position): MoveQuestion | null {
  const ahead = walkAhead(state, figure, to);
  if (ahead === null || state.adventure === null) return null;
  if (ahead.points > movementLeft(state.adventure, figure)) return { kind: 'too-far', to, ahead };
  return { kind: ahead.harm.length === 0 ? 'ahead' : 'harmful', to, ahead };
}
