import type { Position } from '../base/position';
import { fieldAt, type Board } from '../board/board';
import { harmOf, type DarknessEffects, type Harmable } from './effects';

/** A hero, companion or animal on the board. */
export interface DarknessFigure extends Harmable {
  readonly at: Position;
}

/** A figure whose field becomes dark, and the damage it suffers at once (N10). */
export interface Reached {
  readonly id: string;
  readonly damage: number;
}

/** N10: who stands on these fields, in the order given; nobody is moved. */
export const reachedBy = (
  board: Board,
  figures: readonly DarknessFigure[],
  fields: readonly number[],
  harmed: ReadonlySet<string>,
  effects: DarknessEffects,
): readonly Reached[] =>
  figures
    .filter((figure) => fields.includes(fieldAt(board, figure.at)))
    .map((figure) => ({ id: figure.id, damage: harmOf(figure, harmed, effects) }));
