import { createBoard, darknessAnswer, spreadDarkness } from '@/src/rules';
import type { DarknessCase } from './case';
import { generateDarkness } from './generator';
import { oracleDarkness } from './solve';

/** What the solver says, through the core's one door. */
export function solverAnswer({ board, heroes, tile }: DarknessCase): unknown {
  const made = createBoard(board);
  if (!made.ok) throw new Error(`the core refuses the board: ${JSON.stringify(made.error)}`);
  return darknessAnswer(spreadDarkness(made.value, heroes, tile));
}

/** Key order is no part of an answer. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

export interface Difference {
  readonly seed: number;
  readonly input: DarknessCase;
  readonly oracle: string;
  readonly solver: string;
}

export function compareDarkness(input: DarknessCase, seed = -1): Difference | undefined {
  const oracle = asText(oracleDarkness(input));
  const solver = asText(solverAnswer(input));
  return oracle === solver ? undefined : { seed, input, oracle, solver };
}

export const compareSeed = (seed: number): Difference | undefined =>
  compareDarkness(generateDarkness(seed), seed);

export const describeDifference = ({ seed, input, oracle, solver }: Difference): string =>
  [`seed ${seed}`, JSON.stringify(input), `oracle ${oracle}`, `solver ${solver}`].join('\n');
