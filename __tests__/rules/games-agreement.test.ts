import { compareCase, describeDifference, type Difference } from './oracle/games/agreement';
import { TWINS } from './oracle/games/cases';

const CASES = Number(process.env['GAME_CASES'] ?? 2000);
const SEED = Number(process.env['GAME_SEED'] ?? 0);

function firstDifference(op: string): Difference | undefined {
  for (let seed = SEED; seed < SEED + CASES; seed += 1) {
    const difference = compareCase(op, seed);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

describe('the helpers of the other games and their slow twins', () => {
  it.each([...TWINS.keys()])(
    `%s gives the same answers to ${CASES} cases`,
    (op) => {
      const difference = firstDifference(op);
      expect(difference && describeDifference(difference)).toBeUndefined();
    },
    300_000,
  );
});
