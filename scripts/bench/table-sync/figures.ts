/** Times in milliseconds, in words of a bench. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** The time that so large a part of all stays below. */
export const below = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0;

export const spread = (times: readonly number[]) => ({
  medianMs: round(below(times, 0.5)),
  p99Ms: round(below(times, 0.99)),
});

export const ratioOf = (some: readonly number[], others: readonly number[]): number =>
  round(below(some, 0.5) / below(others, 0.5));

export async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

const LONGEST_MS = 60_000;

/** Looks again and again; what never comes is an error and no figure. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  everyMs = 1,
): Promise<void> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > LONGEST_MS) throw new Error(`never: ${what}`);
    await pause(everyMs);
  }
}
