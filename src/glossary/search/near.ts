import type { NearTerm } from './terms';

/** One row of the table of distances: only what can still be near enough is worked out. */
const nextRow = (
  before: readonly number[],
  asked: string,
  { letter, depth, most }: { letter: string; depth: number; most: number },
): readonly number[] => {
  const far = most + 1;
  const row = Array<number>(asked.length + 1).fill(far);
  row[0] = Math.min(depth, far);
  const last = Math.min(asked.length, depth + most);
  for (let at = Math.max(1, depth - most); at <= last; at += 1) {
    const change = (before[at - 1] ?? far) + (asked[at - 1] === letter ? 0 : 1);
    row[at] = Math.min(change, (before[at] ?? far) + 1, (row[at - 1] ?? far) + 1);
  }
  return row;
};

const sharedStart = (one: string, other: string, most: number): number => {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
};

/**
 * The terms at most so many letters away: changed, added or dropped. They are sorted, so the rows of
 * the beginning that neighbours share are worked out once, and a beginning that is too far off
 * already takes all that share it along.
 */
export const nearTerms = (
  terms: readonly string[],
  asked: string,
  most: number,
): readonly NearTerm[] => {
  const near: NearTerm[] = [];
  const rows: (readonly number[])[] = [Array.from({ length: asked.length + 1 }, (_, at) => at)];
  let before = '';
  let hopeless = false;
  terms.forEach((term, place) => {
    const shared = sharedStart(before, term, rows.length - 1);
    if (hopeless && shared === rows.length - 1) return;
    rows.length = shared + 1;
    before = term;
    hopeless = false;
    while (rows.length <= term.length && !hopeless) {
      const depth = rows.length;
      const row = nextRow(rows[depth - 1] ?? [], asked, {
        letter: term[depth - 1] ?? '',
        depth,
        most,
      });
      rows.push(row);
      hopeless = Math.min(...row) > most;
    }
    const distance = hopeless ? most + 1 : (rows[term.length]?.[asked.length] ?? most + 1);
    if (distance <= most) near.push({ term: place, distance });
  });
  return near;
};
