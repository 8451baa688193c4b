import { at } from '../base/ints';
import { fieldAt, type Board } from '../board/board';
import { STANDARD_EFFECTS, type DarknessEffects } from './effects';
import { reachedBy, type DarknessFigure, type Reached } from './reached';

/** The single field laid under a target; null where it is dark already. */
export interface ShadowAura {
  readonly field: number | null;
  readonly reached: readonly Reached[];
}

/** N12: SCHATTENAURA darkens the target's field; already dark, nothing happens. */
export const shadowAura = (
  board: Board,
  target: DarknessFigure,
  harmed: ReadonlySet<string>,
  effects: DarknessEffects = STANDARD_EFFECTS,
): ShadowAura => {
  const field = fieldAt(board, target.at);
  if (at(board.dark, field) === 1) return { field: null, reached: [] };
  return { field, reached: reachedBy(board, [target], [field], harmed, effects) };
};
