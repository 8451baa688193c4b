import { nearTerms } from './near';
import type { Query, Term } from './query';
import type { Terms } from './terms';

/** A term of the index that a term of the query leads to. */
export interface Met {
  readonly term: number;
  /** How well it meets the query's word, 0 to 1. */
  readonly quality: number;
  /** What it counts in a passage. */
  readonly share: number;
}

const PREFIX = 0.55;
/** In passages a word that merely begins so, or is spelt alike, counts less. */
const BEGUN_SHARE = 0.375;
const NEAR_SHARE = 0.45;
const LENGTH_LOSS = 0.3;

const begun = ({ term: asked, weight }: Term, term: number, found: string): Met => {
  const more = found.length - asked.length;
  return {
    term,
    quality: weight * (PREFIX + (1 - PREFIX) * (asked.length / found.length) ** 2),
    share: (weight * BEGUN_SHARE * found.length) / (found.length + LENGTH_LOSS * more),
  };
};

const spelt = (
  { term: asked, weight }: Term,
  found: string,
  distance: number,
): Omit<Met, 'term'> => ({
  quality: weight * Math.max(0, 1 - (2 * distance) / asked.length),
  share: (weight * NEAR_SHARE * found.length) / (found.length + distance),
});

/** The word itself, all that begin with it, all that are spelt nearly so: as far as the query's term allows. */
export const meet = (terms: Terms, asked: Term): readonly Met[] => {
  const same = terms.placeOf(asked.term);
  const met: Met[] =
    same === undefined ? [] : [{ term: same, quality: asked.weight, share: asked.weight }];
  const [from, to] = asked.prefix ? terms.beginning(asked.term) : [0, 0];
  for (let term = from; term < to; term += 1) {
    if (term !== same) met.push(begun(asked, term, terms.at(term)));
  }
  if (asked.fuzzy === 0) return met;
  for (const { term, distance } of nearTerms(terms.list, asked.term, asked.fuzzy)) {
    if (distance === 0 || (term >= from && term < to)) continue;
    met.push({ term, ...spelt(asked, terms.at(term), distance) });
  }
  return met;
};

/** How well each word of a query was met, 0 to 1. */
export type Qualities = readonly number[];

/** What the words of a query meet, by term of the index. */
export type MetTerms = ReadonlyMap<number, Qualities>;

export const qualitiesOf = (query: Query, met: readonly (readonly Met[])[]): MetTerms => {
  const byTerm = new Map<number, number[]>();
  query.terms.forEach(({ word }, place) => {
    for (const { term, quality } of met[place] ?? []) {
      const known = byTerm.get(term) ?? Array<number>(query.words.length).fill(0);
      known[word] = Math.max(quality, known[word] ?? 0);
      byTerm.set(term, known);
    }
  });
  return byTerm;
};
