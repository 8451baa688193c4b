/** A small wrong change to one file of the core, and the rule it breaks. */
export interface Mutant {
  readonly rule: string;
  /** Below `src/rules`, without its ending. */
  readonly file: string;
  /** Must stand in the file exactly once. */
  readonly find: string;
  readonly put: string;
}

/** Mutants of one file: rule, what stands there, what is put in its place. */
export const mutantsOf = (
  file: string,
  ...changes: readonly (readonly [rule: string, find: string, put: string])[]
): readonly Mutant[] => changes.map(([rule, find, put]) => ({ rule, file, find, put }));

/** Mutants and the tables that must notice each of them. */
export interface Suite {
  readonly name: string;
  /** Below `__tests__/rules`. */
  readonly tables: readonly string[];
  /** Every one of these rules must have a mutant. */
  readonly rules: readonly string[];
  readonly mutants: readonly Mutant[];
}
