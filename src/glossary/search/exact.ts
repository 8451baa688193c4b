import { unpackLists, unpackNumbers } from './packed';
import { keyOfWords, type Phrase } from './phrases';
import type { Query } from './query';
import type { SearchIndex } from './search-index';
import type { Terms } from './terms';

/** Names come before aliases, whole texts before texts that only share what is no stop word. */
const WHOLE_NAME = 400;
const WHOLE_ALIAS = 300;
const CONTENT_NAME = 200;
const CONTENT_ALIAS = 6;

/** The phrases of every key: the last one by the key, each earlier one by the one after it. */
class Keys {
  private readonly last = new Map<string, number>();
  private readonly earlier = new Map<number, number>();

  put(key: string, name: number): void {
    const before = this.last.get(key);
    if (before !== undefined) this.earlier.set(name, before);
    this.last.set(key, name);
  }

  *with(key: string): Iterable<number> {
    for (let name = this.last.get(key); name !== undefined; name = this.earlier.get(name))
      yield name;
  }
}

/** Every way to write a name or an alias. */
export interface ExactNames {
  readonly named: readonly Phrase[];
  readonly whole: Keys;
  readonly content: Keys;
}

export const openNames = (
  phrases: readonly Phrase[],
  { spellings }: SearchIndex,
  terms: Terms,
): ExactNames => {
  const named: Phrase[] = [];
  const whole = new Keys();
  const content = new Keys();
  const note = (phrase: Phrase, key: string, words: readonly number[]): void => {
    whole.put(key, named.length);
    if (!words.every(terms.isStopWord)) content.put(keyOfWords(words, terms), named.length);
    named.push(phrase);
  };
  for (const phrase of phrases) note(phrase, phrase.key, phrase.words);
  for (const list of spellings === '' ? [] : unpackLists(spellings)) {
    const [of = -1, ...words] = unpackNumbers(list);
    const phrase = phrases[of];
    const telling = words.filter((word) => !terms.isStopWord(word));
    if (phrase !== undefined) note(phrase, keyOfWords(words, terms), telling);
  }
  return { named, whole, content };
};

/** How firmly a query names an entry, 0 if not at all. */
export const firmnessIn = (
  { named, whole, content }: ExactNames,
  query: Query,
): ((entry: number) => number) => {
  const firmness = new Map<number, number>();
  const note = (names: Iterable<number>, ofName: number, ofAlias: number): void => {
    for (const name of names) {
      const { entry = -1, kind } = named[name] ?? {};
      const firm = kind === 'name' ? ofName : ofAlias;
      firmness.set(entry, Math.max(firm, firmness.get(entry) ?? 0));
    }
  };
  note(whole.with(query.key), WHOLE_NAME, WHOLE_ALIAS);
  note(content.with(query.words.join('')), CONTENT_NAME, CONTENT_ALIAS);
  return (entry) => firmness.get(entry) ?? 0;
};
