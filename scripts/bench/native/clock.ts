/** Hermes' command line has no performance.now(): its clock ticks in milliseconds. */
const fine = (globalThis as { readonly performance?: { now(): number } }).performance;
const now = fine === undefined ? () => Date.now() : () => fine.now();
const LEAST = fine === undefined ? 20 : 0.5;

export const begun = now();

/** Milliseconds of one run, from as many as the clock needs to see them. */
export function timeOf(work: () => unknown): number {
  const start = now();
  for (let runs = 1; ; runs++) {
    work();
    const passed = now() - start;
    if (passed >= LEAST) return passed / runs;
  }
}

export const once = (work: () => unknown): number => {
  const start = now();
  work();
  return now() - start;
};

export const sinceBegun = (): number => now() - begun;
