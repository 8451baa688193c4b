/** What an entry is called in a sentence. */
export interface EntryName {
  readonly name: string;
  readonly entry: string;
}

export interface SentencePiece {
  readonly text: string;
  /** The entry it leads to. */
  readonly entry?: string;
}

/** More would be a list of links, not a sentence. */
const MOST_LINKS = 3;
const SHORTEST = 4;
/** How German and English words end in a sentence. */
const ENDING = '(?:e?[nsr]|es|e)?';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names as they are looked for: without what stands in brackets, the longest first. */
export const keywordsOf = (named: readonly EntryName[]): readonly EntryName[] =>
  named
    .map(({ name, entry }) => ({ name: name.replace(/ *\(.*\)$/, ''), entry }))
    .filter(({ name }) => name.length >= SHORTEST)
    .sort((one, other) => other.name.length - one.name.length);

interface Found {
  readonly at: number;
  readonly text: string;
  readonly entry: string;
}

function find(text: string, { name, entry }: EntryName): Found | null {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}${ENDING}(?![\\p{L}\\p{N}-])`, 'u');
  const match = whole.exec(text);
  return match === null ? null : { at: match.index, text: match[0], entry };
}

const overlap = (one: Found, other: Found): boolean =>
  one.at < other.at + other.text.length && other.at < one.at + one.text.length;

/** The sentence in pieces: each entry once, where its name stands first. */
function sentencePieces(text: string, keywords: readonly EntryName[]): readonly SentencePiece[] {
  const found: Found[] = [];
  for (const keyword of keywords) {
    const one = found.length < MOST_LINKS ? find(text, keyword) : null;
    if (one !== null && !found.some((other) => overlap(one, other))) found.push(one);
  }
  found.sort((one, other) => one.at - other.at);
  const pieces: SentencePiece[] = [];
  let done = 0;
  for (const { at, text: word, entry } of found) {
    if (at > done) pieces.push({ text: text.slice(done, at) });
    pieces.push({ text: word, entry });
    done = at + word.length;
  }
  return done < text.length ? [...pieces, { text: text.slice(done) }] : pieces;
}

/** Several sentences: what one of them links, the next need not. */
export function linkedSentences(
  texts: readonly string[],
  keywords: readonly EntryName[],
): readonly (readonly SentencePiece[])[] {
  const linked = new Set<string>();
  return texts.map((text) => {
    const fresh = keywords.filter(({ entry }) => !linked.has(entry));
    const pieces = sentencePieces(text, fresh);
    for (const { entry } of pieces) if (entry !== undefined) linked.add(entry);
    return pieces;
  });
}
