import { PINNED } from './oracle/monster-pinned';
import { compareSeed, describeDifference, solverAnswer } from './oracle/monster/agreement';
import type { MonsterAnswer } from './oracle/monster/case';
import { oracleMonsterTurn } from './oracle/monster/turn';

const BOARDS = Number(process.env['MONSTER_BOARDS'] ?? 20_000);
const FIRST_SEED = Number(process.env['MONSTER_SEED'] ?? 0);

const optionTexts = ({ options }: MonsterAnswer): string[] =>
  options.map(({ end, hits, cost }) => `${end.join(',')} ${hits.join('+') || '-'} ${cost}`);

describe('the monster turn agrees with its brute-force twin', () => {
  it.each(PINNED)('$name', ({ scenario, action, options }) => {
    for (const answer of [oracleMonsterTurn(scenario), solverAnswer(scenario)]) {
      expect([answer.action, ...optionTexts(answer)]).toEqual([action, ...options]);
    }
  });

  it(`on ${BOARDS} random boards from seed ${FIRST_SEED}`, () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + BOARDS; seed += 1) {
      const difference = compareSeed(seed);
      if (difference !== undefined) throw new Error(describeDifference(difference));
    }
  }, 600_000);
});
