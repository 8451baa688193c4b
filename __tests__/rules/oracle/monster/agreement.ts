import { createBoard, createSituation, monsterTurn, type Situation } from '@/src/rules';
import type { MonsterAnswer, MonsterCase } from './case';
import { randomCase } from './generator';
import { oracleMonsterTurn } from './turn';

/** The same case as the solver's checked input; a refused case is an error of the generator. */
export function situationOf({ board: draft, ...figures }: MonsterCase): Situation {
  const board = createBoard(draft);
  if (!board.ok) throw new Error(`board: ${JSON.stringify(board.error)}`);
  const situation = createSituation({ ...figures, board: board.value });
  if (!situation.ok) throw new Error(`situation: ${JSON.stringify(situation.error)}`);
  return situation.value;
}

export const solverAnswer = (scenario: MonsterCase): MonsterAnswer =>
  monsterTurn(situationOf(scenario));

export interface Difference {
  readonly seed: number;
  readonly scenario: MonsterCase;
  readonly oracle: string;
  readonly solver: string;
}

/** Complete answers as text, keys in one order. */
export const textOf = ({ ranking, action, options, preventable }: MonsterAnswer): string =>
  JSON.stringify({
    ranking,
    action,
    options: options.map(({ end, hits, cost, damage, onDarkness }) => ({
      end,
      hits,
      cost,
      damage,
      onDarkness,
    })),
    preventable,
  });

export function compareCase(seed: number, scenario: MonsterCase): Difference | undefined {
  const oracle = textOf(oracleMonsterTurn(scenario));
  let solver: string;
  try {
    solver = textOf(solverAnswer(scenario));
  } catch (error) {
    solver = String(error);
  }
  return oracle === solver ? undefined : { seed, scenario, oracle, solver };
}

export const compareSeed = (seed: number): Difference | undefined =>
  compareCase(seed, randomCase(seed));

export const describeDifference = ({ seed, scenario, oracle, solver }: Difference): string =>
  [
    `seed ${seed}`,
    ...scenario.board.terrain.map((row, y) => `  ${row}|  ${scenario.board.levels?.[y] ?? ''}`),
    JSON.stringify(scenario),
    `oracle ${oracle}`,
    `solver ${solver}`,
  ].join('\n');
