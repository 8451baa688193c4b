/** A word of a text with its place in it. */
export interface Word {
  /** Folded: lower case, no accents, ä and ae and a alike, ß and ss alike. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const ACCENTS = /\p{M}/gu;
const SPELLED_UMLAUT = /([aou])e/g;
const WORD = /[\p{L}\p{N}]\p{M}*(?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*/gu;

const PLAIN = /^[a-z0-9]*$/;

const plain = (lower: string): string =>
  lower.replace(/ß/g, 'ss').normalize('NFD').replace(ACCENTS, '').replace(/['’]/g, '');

/** Both spellings of an umlaut lose their e, so `ae` and `ä` meet at `a`; harmless for `neue`. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  return (PLAIN.test(lower) ? lower : plain(lower)).replace(SPELLED_UMLAUT, '$1');
};

export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

const FOLDED_WORD = /[\p{L}\p{N}]+/gu;

/** The words of {@link wordsOf} without their places, in one go. */
export const foldedWordsOf = (text: string): readonly string[] =>
  fold(text).match(FOLDED_WORD) ?? [];

/** Letters and digits alone: `k.o.` and `KO`, `III-A` and `iiia` are one key. */
export const foldedKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
