import { Counter, describeTally } from './counting';
import { generateDarkness } from './generator';
import { oracleDarkness } from './solve';

const BOARDS = 5_000;
const ENOUGH = 25;
const LEAST_SHARE = 0.05;

describe(`the generated darkness boards, ${BOARDS} of them`, () => {
  const counter = new Counter(ENOUGH);

  beforeAll(() => {
    for (let seed = 0; seed < BOARDS; seed += 1) {
      const input = generateDarkness(seed);
      counter.add(input, oracleDarkness(input));
    }
    process.stdout.write(`${describeTally(counter.tally())}\n`);
  }, 300_000);

  it(`let every rule decide at least ${ENOUGH} times`, () => {
    const rare = Object.entries(counter.tally().decided).filter(([, count]) => count < ENOUGH);
    expect(rare).toEqual([]);
  });

  it('give every result at least one time in twenty', () => {
    const { results, boards } = counter.tally();
    const rare = Object.entries(results).filter(([, count]) => count < LEAST_SHARE * boards);
    expect(rare).toEqual([]);
  });
});
