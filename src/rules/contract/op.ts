import { fault } from '../base/fault';
import { fail, type Result } from '../base/result';
import type { InputFault, Read } from './read';

/** One question of a game: its inputs as they come from outside, to an answer with exactly its fields (H3). */
export type GameOp = (inputs: unknown) => Result<object, InputFault>;

export type GameOps = ReadonlyMap<string, GameOp>;

/** What must hold between fields; the path of what does not. */
export type Check<Input> = (input: Input) => string | undefined;

/** H2: all forms, ids given twice, then the checks in their order; after that the answer. */
export const gameOp =
  <Input, Answer extends object>(
    read: Read<Input>,
    checks: readonly Check<Input>[],
    answer: (input: Input) => Result<Answer, InputFault>,
  ): GameOp =>
  (inputs) => {
    const later: InputFault[] = [];
    const input = read(inputs, '', later);
    if (!input.ok) return input;
    const [repeated] = later;
    if (repeated) return fail(repeated);
    for (const check of checks) {
      const path = check(input.value);
      if (path !== undefined) return fail(fault('check', path));
    }
    return answer(input.value);
  };

/** What is asked for in its turn cannot be done then. */
export const impossible = (path: string): Result<never, InputFault> =>
  fail(fault('impossible', path));

/** The path of the first that is wrong. */
export const firstWrong = <Item>(
  items: readonly Item[],
  isWrong: (item: Item, index: number) => boolean,
  pathOf: (index: number) => string,
): string | undefined => {
  const index = items.findIndex(isWrong);
  return index < 0 ? undefined : pathOf(index);
};
