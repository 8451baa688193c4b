import { unpackGrowing, unpackLists, unpackNumbers } from './packed';
import type { SearchIndex } from './search-index';

/** Of BM25+: how soon a long passage counts less, and what a term counts at least. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const AT_LEAST = 0.5;

const GIST_BOOST = 2;

/** The gists, or the other sentences, of all passages. */
class Field {
  private readonly lists: readonly string[];
  private readonly open = new Map<number, readonly number[]>();
  private readonly worth: readonly number[];

  constructor(lists: string, lengths: string, boost: number) {
    this.lists = unpackLists(lists);
    const all = unpackNumbers(lengths);
    const mean = all.reduce((sum, length) => sum + length, 0) / Math.max(all.length, 1);
    this.worth = all.map((length) => {
      const long = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / mean);
      return boost * (AT_LEAST + (SATURATION + 1) / (1 + long));
    });
  }

  with(term: number): readonly number[] {
    const known = this.open.get(term);
    if (known !== undefined) return known;
    const passages = unpackGrowing(this.lists[term] ?? '');
    this.open.set(term, passages);
    return passages;
  }

  /** What each passage with the term gains by it. */
  gains(term: number, gain: (passage: number, worth: number) => void): void {
    const passages = this.with(term);
    const count = this.worth.length;
    const rarity = Math.log(1 + (count - passages.length + 0.5) / (passages.length + 0.5));
    for (const passage of passages) gain(passage, rarity * (this.worth[passage] ?? 0));
  }
}

/** The sentences of the entries: two passages an entry, one a language. */
export class Passages {
  private readonly fields: readonly Field[];

  constructor({ gists, texts, gistLengths, textLengths }: SearchIndex) {
    this.fields = [new Field(gists, gistLengths, GIST_BOOST), new Field(texts, textLengths, 1)];
  }

  gains(term: number, gain: (passage: number, worth: number) => void): void {
    for (const field of this.fields) field.gains(term, gain);
  }
}
