import type { EntryWords } from './model';

/** A piece of a worded paragraph; `shown` is missing where the linked entry's name is meant. */
export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly entry: string; readonly shown?: string };

const MARKUP = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|\*\*([^*]+)\*\*/g;

const pieceOf = ([, entry, shown, strong]: RegExpMatchArray): TextPiece => {
  if (entry === undefined) return { kind: 'strong', text: strong ?? '' };
  return shown === undefined ? { kind: 'link', entry } : { kind: 'link', entry, shown };
};

/** Cuts a paragraph at its links and strong words. */
export const textPieces = (paragraph: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(MARKUP)) {
    if (match.index > from) pieces.push({ kind: 'text', text: paragraph.slice(from, match.index) });
    pieces.push(pieceOf(match));
    from = match.index + match[0].length;
  }
  if (from < paragraph.length) pieces.push({ kind: 'text', text: paragraph.slice(from) });
  return pieces;
};

const shownText = (piece: TextPiece, nameOf: (entry: string) => string): string =>
  piece.kind === 'link' ? (piece.shown ?? nameOf(piece.entry)) : piece.text;

/** The paragraph as players read, copy and search it. */
export const textShown = (paragraph: string, nameOf: (entry: string) => string): string =>
  textPieces(paragraph)
    .map((piece) => shownText(piece, nameOf))
    .join('');

/** Every sentence of an entry but its gist. */
export const paragraphsOf = (words: EntryWords): readonly string[] => [
  ...words.text,
  ...(words.missed ?? []),
  ...(words.example === undefined ? [] : [words.example]),
];
