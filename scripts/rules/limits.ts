import { createBoard, fail, type Board, type BoardDraft, type Result } from '@/src/rules';
import { badInput, type Problem } from './problem';

/** Larger boards and longer lists of choices would not fit into memory; no table needs them. */
const MAX_CELLS = 1_000_000;
const MAX_CHOICES = 200_000;

const most = (values: readonly number[]): number =>
  values.reduce((largest, value) => Math.max(largest, value), 1);

const cellsOf = ({ terrain, bridges = [] }: BoardDraft): number =>
  most([...terrain.map((row) => row.length), ...bridges.map(({ at, size }) => at[0] + size[0])]) *
  most([terrain.length, ...bridges.map(({ at, size }) => at[1] + size[1])]);

/** A checked board, with paths as in the case. */
export const boardOf = (draft: BoardDraft): Result<Board, Problem> => {
  if (cellsOf(draft) > MAX_CELLS) return fail(badInput('board', 'too large'));
  const board = createBoard(draft);
  return board.ok ? board : fail(badInput(`board.${board.error.path}`, board.error.code));
};

/** n over k, given up beyond the limit. */
const combinations = (among: number, taken: number): number => {
  let sets = 1;
  for (let k = 1; k <= Math.min(taken, among - taken) && sets <= MAX_CHOICES; k++) {
    sets = (sets * (among - k + 1)) / k;
  }
  return sets;
};

/** Whether the allies left over after `heroes` are hit leave too many sets to choose from (T4). */
export const tooManyChoices = (targets: number, heroes: number, allies: number): boolean => {
  for (let open = Math.max(0, targets - heroes); open <= Math.min(targets, allies); open++) {
    if (combinations(allies, open) > MAX_CHOICES) return true;
  }
  return false;
};
