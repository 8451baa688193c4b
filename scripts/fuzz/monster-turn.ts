/** Compares the monster turn with its brute-force twin: `tsx scripts/fuzz/monster-turn.ts [count] [seed]`. */
import { compareSeed, describeDifference } from '@/__tests__/rules/oracle/monster/agreement';

const [count = 1_000_000, first = 1_000_000] = process.argv.slice(2).map(Number);
const SHOWN = 5;
const REPORT_EVERY = 100_000;

const started = Date.now();
const seconds = (): string => ((Date.now() - started) / 1000).toFixed(0);
let different = 0;

for (let seed = first; seed < first + count; seed += 1) {
  const difference = compareSeed(seed);
  if (difference !== undefined) {
    different += 1;
    if (different <= SHOWN) console.log(describeDifference(difference));
  }
  const done = seed - first + 1;
  if (done % REPORT_EVERY === 0) console.log(`${done} boards, ${seconds()} s`);
}

console.log(`${count} boards from seed ${first}: ${different} differ, ${seconds()} s`);
process.exitCode = different === 0 ? 0 : 1;
