import type { SearchResult } from 'minisearch';
import type { Query, Term } from './query';

/** How well each word of the query was met by a document, 0 to 1. */
export type WordMatch = ReadonlyMap<number, number>;

const PREFIX = 0.55;

/** Letters to change, add or drop. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** 1 for the same word, less for a longer one or one with other letters. */
const closeness = (asked: string, found: string): number => {
  if (asked === found) return 1;
  if (found.startsWith(asked)) return PREFIX + (1 - PREFIX) * (asked.length / found.length) ** 2;
  return Math.max(0, 1 - (2 * distance(asked, found)) / asked.length);
};

/** Whether this index term can have come from that query term, not from another of the query. */
const belongs = (term: Term, found: string): boolean =>
  found === term.term ||
  (term.prefix && found.startsWith(term.term)) ||
  (term.fuzzy > 0 && Math.abs(found.length - term.term.length) <= term.fuzzy);

export const matchWords = (query: Query, result: SearchResult): WordMatch => {
  const best = new Map<number, number>();
  const matched = new Set(result.queryTerms);
  for (const term of query.terms) {
    if (!matched.has(term.term)) continue;
    for (const found of result.terms) {
      if (!belongs(term, found)) continue;
      const quality = term.weight * closeness(term.term, found);
      if (quality > (best.get(term.word) ?? 0)) best.set(term.word, quality);
    }
  }
  return best;
};

export const mergeMatches = (one: WordMatch, other: WordMatch): WordMatch => {
  if (one.size === 0) return other;
  const merged = new Map(one);
  for (const [word, quality] of other) merged.set(word, Math.max(quality, merged.get(word) ?? 0));
  return merged;
};
