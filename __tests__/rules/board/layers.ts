import { createBoard, fieldAt, positionOf, type Board, type Position } from '@/src/rules';

/** The field below the bridge at a position; −1 without one. */
export const fieldBelow = (board: Board, position: Position): number =>
  board.across[fieldAt(board, position)] ?? -1;

/** The same board with further darkness tokens on the given fields. */
export const darken = (board: Board, fields: readonly number[]): Board => {
  const { draft } = board;
  const added = (below: boolean) =>
    fields
      .filter((field) => field >= board.count === below)
      .map((field) => positionOf(board, field));
  const darker = createBoard({
    ...draft,
    darkness: [...(draft.darkness ?? []), ...added(false)],
    darknessBelow: [...(draft.darknessBelow ?? []), ...added(true)],
  });
  return darker.ok ? darker.value : board;
};
