import { rootFormOf } from '../search/irregular';
import { memoize } from '../search/memoize';
import { stemOf } from '../search/stem';
import { compoundsOf, separated } from '../search/vocabulary';
import type { Abbreviations } from './abbreviations';
import type { ReadPassage, ReadPhrase } from './documents';

/** How many entries use each word. */
export const countEntries = (
  phrases: readonly ReadPhrase[],
  passages: readonly ReadPassage[],
): ReadonlyMap<string, number> => {
  const users = new Map<string, Set<number>>();
  const note = (words: readonly string[], entry: number): void => {
    for (const word of words) users.set(word, (users.get(word) ?? new Set()).add(entry));
  };
  for (const { words, entry } of phrases) note(words, entry);
  for (const { gist, text, entry } of passages) note([...gist, ...text], entry);
  return new Map([...users].map(([word, entries]) => [word, entries.size]));
};

/** Inflected forms count together. */
export const sumByStem = (counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const [word, count] of counts) {
    const stem = rootFormOf(word);
    sums.set(stem, (sums.get(stem) ?? 0) + count);
  }
  return sums;
};

/** The stem of a word, and the stems of the words it is composed of or short for. */
export type StemsOf = (word: string) => readonly string[];

export const stemsAmong = (words: Iterable<string>, abbreviations: Abbreviations): StemsOf => {
  const known = new Set<string>();
  for (const word of words) {
    known.add(word).add(stemOf(word));
    for (const verb of separated(word)) known.add(verb);
  }
  const { stemsOf } = compoundsOf((term) => known.has(term));
  return memoize((word: string) => [
    ...new Set([...stemsOf(word), ...(abbreviations.get(word) ?? []).map(stemOf)]),
  ]);
};
