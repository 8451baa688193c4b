/** Random walks through whole adventures: `tsx scripts/fuzz/adventures.ts [count] [seed]`. */
import { CATALOGUE } from '@/src/content/drunagor';
import { walk } from '@/__tests__/rules/adventure/walks/run';
import { describeFailure } from '@/__tests__/rules/adventure/walks/shrink';

const [count = 2000, first = 1000] = process.argv.slice(2).map(Number);
const LONG_RUN = 2000;
const ACCEPTED = 100;
const REFUSED = 20;

const started = Date.now();
const { tally, failures } = walk(count, first, (failure) => console.log(describeFailure(failure)));
console.log(tally.print());

const cards = [...CATALOGUE.monsters, ...CATALOGUE.scenario].map(({ id }) => id);
/** What a long run must have seen; short ones only look for faults. */
const missing =
  count < LONG_RUN
    ? []
    : [
        ...tally.scarce(ACCEPTED, REFUSED),
        ...(tally.endedByARule() * 2 < tally.adventures ? ['too few ended by a rule'] : []),
        ...cards.filter((id) => !tally.cards.has(id)).map((id) => `${id} never in play`),
      ];
if (missing.length > 0) console.log(`too rare: ${missing.join(', ')}`);

const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(`${failures.length} walks failed, ${seconds} s`);
process.exitCode = failures.length === 0 && missing.length === 0 ? 0 : 1;
