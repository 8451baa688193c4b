import { OBJECT_KINDS, type ObjectKind, type Position } from '@/src/rules';
import { readPosition } from './board';

/** A legend line taken apart: `J hero jaheen hp=10 hidden @3,4`. */
export interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly flags: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly immune: readonly string[];
  readonly places: readonly Position[];
}

export const unquote = (word: string): string => {
  if (!word.startsWith('"')) return word;
  try {
    return String(JSON.parse(word));
  } catch {
    return word;
  }
};

export const isObjectKind = (word: string): word is ObjectKind =>
  (OBJECT_KINDS as readonly string[]).includes(word);

/** Every place the symbol is drawn at, in reading order. */
const drawnAt = (rows: readonly string[], symbol: string): readonly Position[] =>
  rows.flatMap((row, y) =>
    [...row].flatMap((drawn, x): Position[] => (drawn === symbol ? [[x, y]] : [])),
  );

/** Reads one line, undefined if its symbol is not drawn and no place is given. */
export const readEntry = (words: readonly string[], rows: readonly string[]): Entry | undefined => {
  const [symbol = '', kind = '', ...rest] = words;
  const named = !isObjectKind(kind);
  const facts = named ? rest.slice(1) : rest;
  const flags: string[] = [];
  const numbers: Record<string, number> = {};
  let immune: readonly string[] = [];
  let places = drawnAt(rows, symbol);
  for (const fact of facts) {
    const [key = '', value] = fact.split('=');
    if (fact.startsWith('@')) places = [readPosition(fact.slice(1))].filter((p) => p !== undefined);
    else if (value === undefined) flags.push(fact);
    else if (key === 'immune') immune = value.split(',');
    else numbers[key] = Number(value);
  }
  const id = named ? unquote(rest[0] ?? '') : '';
  return places.length === 0 ? undefined : { kind, id, flags, numbers, immune, places };
};
