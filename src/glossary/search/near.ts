import type { NearTerm } from './terms';

/** The rows of the table of distances, one behind the other: one a letter of the term, one number a letter asked for. */
interface Table {
  readonly asked: string;
  readonly most: number;
  readonly rows: Uint8Array;
}

/** A term longer by more than `most` letters is hopeless before it ends. */
const tableFor = (asked: string, most: number): Table => {
  const width = asked.length + 1;
  const rows = new Uint8Array(width * (width + most + 1));
  for (let at = 0; at < width; at += 1) rows[at] = at;
  return { asked, most, rows };
};

/**
 * The row of one more letter: only what can still be near enough is worked out. Answers the least of it. Without an array
 * of its own: a letter typed asks for thousands of rows.
 */
const addRow = ({ asked, most, rows }: Table, depth: number, letter: number): number => {
  const width = asked.length + 1;
  const far = most + 1;
  const row = depth * width;
  const before = row - width;
  const last = Math.min(asked.length, depth + most);
  let least = Math.min(depth, far);
  rows.fill(far, row, row + width);
  rows[row] = least;
  for (let at = Math.max(1, depth - most); at <= last; at += 1) {
    const changed =
      (rows[before + at - 1] as number) + (asked.charCodeAt(at - 1) === letter ? 0 : 1);
    const other = Math.min(rows[before + at] as number, rows[row + at - 1] as number) + 1;
    const distance = changed < other ? changed : other;
    rows[row + at] = distance;
    if (distance < least) least = distance;
  }
  return least;
};

const sharedStart = (one: string, other: string, most: number): number => {
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
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
  const table = tableFor(asked, most);
  let before = '';
  let depth = 0;
  let hopeless = false;
  terms.forEach((term, place) => {
    const shared = sharedStart(before, term, depth);
    if (hopeless && shared === depth) return;
    depth = shared;
    before = term;
    hopeless = false;
    while (depth < term.length && !hopeless) {
      depth += 1;
      hopeless = addRow(table, depth, term.charCodeAt(depth - 1)) > most;
    }
    const distance = hopeless
      ? most + 1
      : (table.rows[(depth + 1) * (asked.length + 1) - 1] as number);
    if (distance <= most) near.push({ term: place, distance });
  });
  return near;
};
