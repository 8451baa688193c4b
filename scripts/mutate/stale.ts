import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant, Suite } from './mutant';

const ROOT = join(__dirname, '..', '..');

export const fileOf = ({ file }: Mutant): string => join(ROOT, 'src', 'rules', `${file}.ts`);

export const oneLine = (text: string): string => text.trim().replace(/\s+/gu, ' ') || '(nothing)';

export const describe = ({ rule, file, find, put }: Mutant): string =>
  `${rule.padEnd(8)} ${file}: ${oneLine(find)} → ${oneLine(put)}`;

/** Why a mutant cannot be tried any more; null: it can. */
export function whyStale(mutant: Mutant): string | null {
  if (mutant.find === mutant.put) return 'nothing is changed';
  if (!existsSync(fileOf(mutant))) return 'there is no such file';
  const times = readFileSync(fileOf(mutant), 'utf8').split(mutant.find).length - 1;
  return times === 1 ? null : `the fragment stands there ${times} times`;
}

/** Mutants of code that has been changed since: to be mended or dropped. */
export const staleMutants = (suites: readonly Suite[]): readonly string[] =>
  suites.flatMap(({ mutants }) =>
    mutants.flatMap((mutant) => {
      const why = whyStale(mutant);
      return why === null ? [] : [`${describe(mutant)} (${why})`];
    }),
  );
