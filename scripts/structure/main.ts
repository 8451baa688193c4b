import { staleMutants } from '../mutate/stale';
import { SUITES } from '../mutate/suites';
import { featureOf, folderBelow, inCircles } from './circles';
import { importsOf } from './imports';
import { namesTwice } from './names';
import { countRuleIds } from './rule-ids';
import { readProject } from './project';
import { unreached } from './reach';
import { farImports, literalSpreads, smallFiles } from './spelling';

interface Measure {
  readonly what: string;
  readonly found: readonly string[];
  /** More than these fail; null: only to look at. */
  readonly most: number | null;
}

const limited = (what: string, most: number | null, found: readonly string[]): Measure => ({
  what,
  found,
  most,
});

function measures(): readonly Measure[] {
  const project = readProject();
  const imports = importsOf(project);
  const ids = countRuleIds();
  const { values, types } = unreached(project, imports);
  const boardToTable = imports
    .filter(({ from, to }) => from.startsWith('app/board/') && to.startsWith('app/table/'))
    .map(({ from, to }) => `${from} → ${to}`);
  return [
    limited('folders of app in circles', 0, inCircles(imports, folderBelow('app'))),
    limited('features of app in circles', 0, inCircles(imports, featureOf)),
    limited('folders of src/rules in circles', 0, inCircles(imports, folderBelow('src/rules'))),
    limited('imports from board to table', 0, boardToTable),
    limited('exported names for two things', 19, namesTwice(project)),
    limited('values reached by tests alone', 0, values),
    limited('types reached by tests alone', 0, types),
    limited('rule ids without text', 0, ids.withoutText),
    limited('rules without code', 0, ids.withoutCode),
    limited('rules and examples without a test', 0, ids.withoutTest),
    limited('mutants of code that has changed', 0, staleMutants(SUITES)),
    limited('literal spreads', 0, literalSpreads(project)),
    limited('imports from two folders up', 0, farImports(imports)),
    limited('files under 15 lines', null, smallFiles(project)),
  ];
}

const isOver = ({ found, most }: Measure): boolean => most !== null && found.length > most;

function say(measure: Measure, withList: boolean): void {
  const { what, found, most } = measure;
  const limit = most === null ? 'no limit' : `at most ${most}`;
  console.log(
    `${isOver(measure) ? '!' : ' '} ${String(found.length).padStart(4)}  ${what} (${limit})`,
  );
  if (withList || isOver(measure)) for (const one of found) console.log(`        ${one}`);
}

/** The answer is the exit code. */
export function main(args: readonly string[]): number {
  const all = measures();
  for (const measure of all) say(measure, args.includes('--list'));
  return all.some(isOver) ? 1 : 0;
}
