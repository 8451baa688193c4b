/** SPLIT: how much each figure gets. */
export type SplitShares = Readonly<Record<string, number>>;

export const sharesGiven = (shares: SplitShares) =>
  Object.entries(shares).flatMap(([figure, x]) => (x > 0 ? [{ figure, x }] : []));

export const sumOf = (shares: SplitShares): number =>
  Object.values(shares).reduce((sum, x) => sum + x, 0);

/** An only foe gets all there is; among several nothing is dealt out yet. */
export const allOn = (
  foes: readonly string[],
  most: (shares: SplitShares) => number,
): SplitShares => {
  const [only, ...others] = foes;
  return only === undefined || others.length > 0 ? {} : { [only]: most({ [only]: 1 }) };
};

/** As dealt out; where there is less now, the last ones give it back. */
export const fitted = (shares: SplitShares, most: number): SplitShares => {
  let left = most;
  return Object.fromEntries(
    Object.entries(shares).map(([figure, x]) => {
      const kept = Math.min(x, left);
      left -= kept;
      return [figure, kept];
    }),
  );
};
