import * as v from 'valibot';
import {
  darknessAnswer,
  fail,
  fieldAt,
  ok,
  spreadDarkness,
  type Board,
  type Result,
} from '@/src/rules';
import { boardOf } from '../limits';
import { badInput, type Problem } from '../problem';
import * as shape from '../shapes';
import { answered, operation } from './operation';

const inputs = shape.exactly({
  board: shape.board,
  heroes: v.pipe(shape.heroes, v.minLength(1, 'no hero')),
  tile: v.pipe(v.array(shape.position), v.minLength(1, 'no cell')),
  trace: shape.flag,
});

type Heroes = v.InferOutput<typeof inputs>['heroes'];

/** Heroes stand on free fields of their own and act in turn. */
const checkHeroes = (board: Board, heroes: Heroes): Result<Heroes, Problem> => {
  const ids = new Set<string>();
  const orders = new Set<number>();
  const fields = new Set<number>();
  for (const [index, { id, order, at }] of heroes.entries()) {
    const path = `heroes[${index}]`;
    const field = fieldAt(board, at);
    if (field < 0) return fail(badInput(`${path}.at`, 'off-board'));
    if (board.terrain[field] === 'blocked') return fail(badInput(`${path}.at`, 'on-obstacle'));
    if (ids.size === ids.add(id).size) return fail(badInput(`${path}.id`, 'id-taken'));
    if (orders.size === orders.add(order).size) {
      return fail(badInput(`${path}.order`, 'order-taken'));
    }
    if (fields.size === fields.add(field).size) {
      return fail(badInput(`${path}.at`, 'field-taken'));
    }
  }
  return ok(heroes);
};

export const darknessOp = operation(inputs, ({ board: draft, heroes, tile, trace = false }) => {
  const board = boardOf(draft);
  if (!board.ok) return board;
  const checked = checkHeroes(board.value, heroes);
  if (!checked.ok) return checked;
  return answered(darknessAnswer(spreadDarkness(board.value, heroes, tile, { trace })));
});
