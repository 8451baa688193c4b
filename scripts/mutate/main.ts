import { join } from 'node:path';
import type { Mutant, Suite } from './mutant';
import { countRows, failuresOf } from './sandbox';
import { Sources } from './sources';
import { SUITES } from './suites';
import { describe, fileOf, staleMutants } from './stale';
import { tryMutant, type Verdict } from './trial';

const ROOT = join(__dirname, '..', '..');
interface Score {
  readonly caught: number;
  readonly ownRule: number;
  readonly all: number;
  readonly complaints: number;
}

const say = (mutant: Mutant, verdict: Verdict): void => {
  switch (verdict.kind) {
    case 'caught':
      return console.log(`  caught   ${describe(mutant)}\n           by ${verdict.row}`);
    case 'survived':
      return console.log(`! SURVIVED ${describe(mutant)}`);
  }
};

/** Rules without a mutant, and rows that fail although nothing is changed. */
const complaintsAbout = (suite: Suite, sources: Sources, tables: readonly string[]) => {
  const covered = new Set(suite.mutants.map(({ rule }) => rule));
  return [
    ...suite.rules.filter((rule) => !covered.has(rule)).map((rule) => `no mutant for ${rule}`),
    ...failuresOf(sources, tables, new Map()).map((row) => `fails without a mutant: ${row}`),
  ];
};

const runSuite = (suite: Suite): Score => {
  const sources = new Sources();
  const tables = suite.tables.map((table) => join(ROOT, '__tests__', 'rules', table));
  // First, because it compiles everything: that is not the rows' time.
  console.log(`== ${suite.name}: ${countRows(sources, tables)} rows`);
  const complaints = complaintsAbout(suite, sources, tables);
  for (const complaint of complaints) console.log(`! ${complaint}`);
  const verdicts = suite.mutants.map((mutant) => {
    const verdict = tryMutant(sources, fileOf(mutant), mutant, tables);
    say(mutant, verdict);
    return verdict;
  });
  const caught = verdicts.filter((verdict) => verdict.kind === 'caught');
  return {
    caught: caught.length,
    ownRule: caught.filter(({ ownRule }) => ownRule).length,
    all: verdicts.length,
    complaints: complaints.length,
  };
};

/** Runs the suites named, or all; the answer is the exit code. */
export const main = (wanted: readonly string[]): number => {
  const started = Date.now();
  const suites = SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (suites.length === 0) {
    console.error(`There are: ${SUITES.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  const stale = staleMutants(suites);
  if (stale.length > 0) {
    console.error(`Mend or drop these mutants, their code has changed:\n${stale.join('\n')}`);
    return 1;
  }
  const scores = suites.map(runSuite);
  const sum = (key: keyof Score) => scores.reduce((total, score) => total + score[key], 0);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${sum('ownRule')} caught by a row about the very rule; ${seconds} s`);
  console.log(`${sum('caught')} of ${sum('all')} mutants caught`);
  return sum('caught') === sum('all') && sum('complaints') === 0 ? 0 : 1;
};
