import {
  compareSeed,
  describeDifference,
  solverAnswer,
  type Difference,
} from './oracle/darkness/agreement';
import { oracleDarkness } from './oracle/darkness/solve';
import { PINNED_DARKNESS } from './oracle/darkness-pinned';

const BOARDS = Number(process.env['DARKNESS_BOARDS'] ?? 20_000);
const SEED = Number(process.env['DARKNESS_SEED'] ?? 0);

function firstDifference(): Difference | undefined {
  for (let seed = SEED; seed < SEED + BOARDS; seed += 1) {
    const difference = compareSeed(seed);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

describe('the darkness solver and its brute-force twin', () => {
  it(`give the same answers on ${BOARDS} boards from seed ${SEED}`, () => {
    const difference = firstDifference();
    expect(difference && describeDifference(difference)).toBeUndefined();
  }, 300_000);
});

describe('answers worked out by hand', () => {
  it.each(PINNED_DARKNESS)('oracle · $name', ({ input, answer }) => {
    expect(oracleDarkness(input)).toEqual(answer);
  });

  it.each(PINNED_DARKNESS)('solver · $name', ({ input, answer }) => {
    expect(solverAnswer(input)).toEqual(answer);
  });
});
