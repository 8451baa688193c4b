import type { Mutant } from './mutant';
import { failuresOf } from './sandbox';
import type { Sources } from './sources';

export type Verdict =
  /** `row` names a row that failed, one about the same rule if there is one. */
  | { readonly kind: 'caught'; readonly row: string; readonly ownRule: boolean }
  | { readonly kind: 'survived' };

const namesRule = (row: string, rule: string): boolean =>
  row.split(' › ').some((part) => part.split(':')[0]?.split(', ').includes(rule) ?? false);

/** Applies one mutant and runs the tables. */
export const tryMutant = (
  sources: Sources,
  file: string,
  mutant: Mutant,
  tables: readonly string[],
): Verdict => {
  const changed = sources.text(file).replace(mutant.find, () => mutant.put);
  const failures = failuresOf(sources, tables, new Map([[file, sources.changed(file, changed)]]));
  const [first] = failures;
  if (first === undefined) return { kind: 'survived' };
  const own = failures.find((row) => namesRule(row, mutant.rule));
  return { kind: 'caught', row: own ?? first, ownRule: own !== undefined };
};
