/** Above and below the line, without a common divisor; never is 0 over 1. */
export type Odds = readonly [above: bigint, below: bigint];

const commonDivisor = (one: bigint, other: bigint): bigint => {
  let [larger, smaller] = [one, other];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
};

/** Ways out of all ways, reduced. */
export const oddsOf = (ways: bigint, all: bigint): Odds => {
  const divisor = commonDivisor(all, ways);
  return [ways / divisor, all / divisor];
};

/** So many of so many, whatever the order. */
export const choose = (among: number, taken: number): bigint => {
  if (taken < 0 || taken > among) return 0n;
  let sets = 1n;
  for (let k = 1; k <= Math.min(taken, among - taken); k++) {
    sets = (sets * BigInt(among - k + 1)) / BigInt(k);
  }
  return sets;
};
