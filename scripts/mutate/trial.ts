import type { Mutant } from './mutant';
import { failuresOf } from './sandbox';
import type { Sources } from './sources';

export type Verdict =
  /** `row` names a row that failed, one about the same rule if there is one. */
  | { readonly kind: 'caught'; readonly row: string; readonly ownRule: boolean }
  | { readonly kind: 'survived' }
  /** The list is out of date, so nothing was tried. */
  | { readonly kind: 'unusable'; readonly why: string };

const namesRule = (row: string, rule: string): boolean =>
  row.split(' › ').some((part) => part.split(':')[0]?.split(', ').includes(rule) ?? false);

const changedText = (text: string, { find, put }: Mutant): string | undefined => {
  const first = text.indexOf(find);
  if (first < 0 || text.indexOf(find, first + 1) >= 0) return undefined;
  return text.slice(0, first) + put + text.slice(first + find.length);
};

/** Applies one mutant and runs the tables. */
export const tryMutant = (
  sources: Sources,
  file: string,
  mutant: Mutant,
  tables: readonly string[],
): Verdict => {
  const text = sources.text(file);
  const changed = changedText(text, mutant);
  if (changed === undefined) {
    const times = text.split(mutant.find).length - 1;
    return { kind: 'unusable', why: `stale: the fragment stands there ${times} times` };
  }
  if (mutant.find === mutant.put) return { kind: 'unusable', why: 'nothing is changed' };
  const failures = failuresOf(sources, tables, new Map([[file, sources.changed(file, changed)]]));
  const [first] = failures;
  if (first === undefined) return { kind: 'survived' };
  const own = failures.find((row) => namesRule(row, mutant.rule));
  return { kind: 'caught', row: own ?? first, ownRule: own !== undefined };
};
