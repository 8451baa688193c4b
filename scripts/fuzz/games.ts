/** Compares the helpers of the other games with their slow twins: `tsx scripts/fuzz/games.ts [cases an op] [seed]`. */
import { compareCase, describeDifference } from '@/__tests__/rules/oracle/games/agreement';
import { TWINS } from '@/__tests__/rules/oracle/games/cases';

const SHOWN = 3;
const [count = '20000', first = '1000000'] = process.argv.slice(2);
const [from, to] = [Number(first), Number(first) + Number(count)];

function differing(op: string): number {
  let found = 0;
  for (let seed = from; seed < to; seed += 1) {
    const difference = compareCase(op, seed);
    if (difference === undefined) continue;
    found += 1;
    if (found <= SHOWN) console.log(describeDifference(difference));
  }
  return found;
}

for (const op of TWINS.keys()) {
  const started = Date.now();
  const found = differing(op);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${op}: ${count} cases from seed ${from}, ${found} differ, ${seconds} s`);
  if (found > 0) process.exitCode = 1;
}
