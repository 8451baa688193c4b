import type { Phrase } from './documents';
import { foldedKey, foldedWordsOf } from './fold';
import type { Query } from './query';
import { isStopWord } from './stop-words';

/** Names come before aliases, whole texts before texts that only share what is no stop word. */
const WHOLE_NAME = 400;
const WHOLE_ALIAS = 300;
const CONTENT_NAME = 200;
const CONTENT_ALIAS = 6;

const REMARK = /\s*\([^)]*\)/g;
const NUMBER = /\s+X(?=\s|$)/g;

/** A name may be typed with or without its X and its remark in brackets. */
const spellingsOf = (phrase: string): ReadonlySet<string> => {
  const bare = phrase.replace(REMARK, '');
  return new Set([phrase, bare, bare.replace(NUMBER, '')]);
};

const contentKeyOf = (phrase: string): string =>
  foldedWordsOf(phrase)
    .filter((word) => !isStopWord(word))
    .join('');

type Firmness = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** For every key the entries it names, and how firmly. */
export interface ExactNames {
  readonly whole: Firmness;
  readonly content: Firmness;
}

class Table {
  readonly rows = new Map<string, Map<number, number>>();

  put(key: string, entry: number, firmness: number): void {
    if (key === '') return;
    const row = this.rows.get(key) ?? new Map<number, number>();
    row.set(entry, Math.max(firmness, row.get(entry) ?? 0));
    this.rows.set(key, row);
  }
}

export const exactNamesOf = (phrases: readonly Phrase[]): ExactNames => {
  const whole = new Table();
  const content = new Table();
  for (const { phrase, entry, kind } of phrases) {
    const isName = kind === 'name';
    for (const spelling of spellingsOf(phrase)) {
      whole.put(foldedKey(spelling), entry, isName ? WHOLE_NAME : WHOLE_ALIAS);
      content.put(contentKeyOf(spelling), entry, isName ? CONTENT_NAME : CONTENT_ALIAS);
    }
  }
  return { whole: whole.rows, content: content.rows };
};

/** How firmly a query names an entry, 0 if not at all. */
export const firmnessIn = (names: ExactNames, query: Query): ((entry: number) => number) => {
  const whole = names.whole.get(query.key);
  const content = names.content.get(query.words.join(''));
  return (entry) => Math.max(whole?.get(entry) ?? 0, content?.get(entry) ?? 0);
};
