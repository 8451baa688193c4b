import { keyOf } from './fold';
import { contentKeyOf } from './query';
import type { Phrase } from './documents';

/** Names come before aliases, whole texts before texts without their stop words. */
const WHOLE_NAME = 400;
const WHOLE_ALIAS = 300;
const CONTENT_NAME = 200;
const CONTENT_ALIAS = 100;

const REMARK = /\s*\([^)]*\)/g;
const NUMBER = /\s+X(?=\s|$)/g;

/** A name may be typed with or without its X and its remark in brackets. */
const spellingsOf = (phrase: string): readonly string[] => [
  phrase,
  phrase.replace(REMARK, ''),
  phrase.replace(REMARK, '').replace(NUMBER, ''),
];

export type ExactNames = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** For every key the entries it names, and how firmly. */
export const exactNamesOf = (phrases: readonly Phrase[]): ExactNames => {
  const table = new Map<string, Map<number, number>>();
  const put = (key: string, entry: number, firmness: number): void => {
    if (key === '') return;
    const row = table.get(key) ?? new Map<number, number>();
    row.set(entry, Math.max(firmness, row.get(entry) ?? 0));
    table.set(key, row);
  };
  for (const { phrase, entry, isName } of phrases) {
    for (const spelling of spellingsOf(phrase)) {
      put(keyOf(spelling), entry, isName ? WHOLE_NAME : WHOLE_ALIAS);
      put(contentKeyOf(spelling), entry, isName ? CONTENT_NAME : CONTENT_ALIAS);
    }
  }
  return table;
};

/** How firmly the query names each entry, for those it names at all. */
export const namedBy = (
  keys: readonly string[],
  names: ExactNames,
): ReadonlyMap<number, number> => {
  const named = new Map<number, number>();
  for (const key of keys) {
    for (const [entry, firmness] of names.get(key) ?? []) {
      named.set(entry, Math.max(firmness, named.get(entry) ?? 0));
    }
  }
  return named;
};
