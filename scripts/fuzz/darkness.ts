/**
 * Compares the darkness solver with its brute-force twin: `tsx scripts/fuzz/darkness.ts [count] [seed]`.
 * With a third argument `tally` it counts instead how many of those boards each rule decides.
 */
import { compareSeed, describeDifference } from '@/__tests__/rules/oracle/darkness/agreement';
import { Counter, describeTally } from '@/__tests__/rules/oracle/darkness/counting';
import { generateDarkness } from '@/__tests__/rules/oracle/darkness/generator';
import { oracleDarkness } from '@/__tests__/rules/oracle/darkness/solve';

const SHOWN = 5;
const REPORT_EVERY = 100_000;

const [count = '1000000', first = '1000000', task = 'compare'] = process.argv.slice(2);
const [from, to] = [Number(first), Number(first) + Number(count)];
const started = Date.now();
const seconds = (): string => ((Date.now() - started) / 1000).toFixed(0);

function compare(): void {
  let differing = 0;
  for (let seed = from; seed < to; seed += 1) {
    const difference = compareSeed(seed);
    if (difference !== undefined) {
      differing += 1;
      if (differing <= SHOWN) console.log(describeDifference(difference));
    }
    const done = seed - from + 1;
    if (done % REPORT_EVERY === 0) console.log(`darkness: ${done} boards, ${seconds()} s`);
  }
  console.log(`darkness: ${count} boards from seed ${from}, ${differing} differ, ${seconds()} s`);
  if (differing > 0) process.exitCode = 1;
}

function tally(): void {
  const counter = new Counter();
  for (let seed = from; seed < to; seed += 1) {
    const input = generateDarkness(seed);
    counter.add(input, oracleDarkness(input));
  }
  console.log(describeTally(counter.tally()));
}

if (task === 'tally') tally();
else compare();
