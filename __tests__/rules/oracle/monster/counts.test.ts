import { decides } from './counting';
import { randomCase } from './generator';
import type { Switch } from './switches';
import { SWITCHES } from './switches';
import { oracleMonsterTurn } from './turn';

const BOARDS = 8_000;
const ENOUGH = 60;
const SEVERAL_PERCENT = 20;
/** With `MONSTER_COUNT_ALL=1` every rule is tried on every board; otherwise only until it has enough. */
const COUNT_ALL = process.env['MONSTER_COUNT_ALL'] === '1';

interface Count {
  readonly rule: Switch;
  decided: number;
  boards: number;
}

/** Rule, boards it decided, of how many boards looked at: four to a line. */
function tableOf(counts: readonly Count[]): string {
  const cells = counts.map(({ rule, decided, boards }) =>
    `${rule.padEnd(18)}${String(decided).padStart(5)} of ${boards}`.padEnd(34),
  );
  const lines: string[] = [];
  for (let nth = 0; nth < cells.length; nth += 4) lines.push(cells.slice(nth, nth + 4).join(''));
  return lines.join('\n');
}

describe('the random boards', () => {
  const counts = SWITCHES.map((rule): Count => ({ rule, decided: 0, boards: 0 }));
  let several = 0;

  beforeAll(() => {
    for (let seed = 0; seed < BOARDS; seed += 1) {
      const scenario = randomCase(seed);
      const answer = oracleMonsterTurn(scenario);
      if (answer.options.length > 1) several += 1;
      for (const count of counts) {
        if (count.decided >= ENOUGH && !COUNT_ALL) continue;
        count.boards += 1;
        if (decides(count.rule, scenario, answer)) count.decided += 1;
      }
    }
    console.log(`${tableOf(counts)}\nseveral options: ${several} of ${BOARDS}`);
  }, 900_000);

  it.each(SWITCHES)(`are decided by %s at least ${ENOUGH} times in ${BOARDS}`, (rule) => {
    expect(counts.find((count) => count.rule === rule)?.decided).toBeGreaterThanOrEqual(ENOUGH);
  });

  it(`leave several options on ${SEVERAL_PERCENT} % of the boards`, () => {
    expect(several).toBeGreaterThanOrEqual((BOARDS * SEVERAL_PERCENT) / 100);
  });
});
