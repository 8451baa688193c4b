import type { Position } from '@/src/rules';

/** Words of a line: what has spaces or signs in it stands in quotes, as in JSON. */
const PLAIN = /^[\p{L}\p{N}_.,/-]+$/u;
const WORD = /[^\s"=]+=(?:"(?:[^"\\]|\\.)*"|\S*)|"(?:[^"\\]|\\.)*"|\S+/gu;

export const quote = (text: string): string => (PLAIN.test(text) ? text : JSON.stringify(text));

export const unquote = (word: string): string | null => {
  if (!word.startsWith('"')) return word;
  try {
    return String(JSON.parse(word));
  } catch {
    return null;
  }
};

export const wordsIn = (line: string): readonly string[] => line.match(WORD) ?? [];

export const showPosition = ([x, y]: Position): string => `${x},${y}`;

export const readPosition = (word: string | undefined): Position | null => {
  const match = /^(-?\d{1,4}),(-?\d{1,4})$/u.exec(word ?? '');
  // Adding 0 turns -0 into 0, which JSON would not tell apart.
  return match ? [Number(match[1]) + 0, Number(match[2]) + 0] : null;
};

type Value = string | number | boolean | null | undefined;

/** `raised` for true, `turn=1`, `name="Tür 3"`; what is false, null or missing is left out. */
export const showValues = (values: Readonly<Record<string, Value>>): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) => {
    if (value === null || value === undefined || value === false) return [];
    if (value === true) return [key];
    return [`${key}=${typeof value === 'number' ? value : quote(value)}`];
  });

/** The values of a line; a word without `=` is a flag. */
export interface Values {
  readonly flag: (key: string) => boolean;
  /** Null: not there. */
  readonly text: (key: string) => string | null;
  /** Null: not there; NaN: no number. */
  readonly number: (key: string) => number | null;
  readonly keys: readonly string[];
}

export function readValues(words: readonly string[]): Values {
  const flags = new Set<string>();
  const texts = new Map<string, string>();
  for (const word of words) {
    const [, key, value] = /^([a-zA-Z-]+)=(.*)$/su.exec(word) ?? [];
    if (key === undefined || value === undefined) flags.add(word);
    else texts.set(key, unquote(value) ?? '');
  }
  const text = (key: string): string | null => texts.get(key) ?? null;
  return {
    text,
    flag: (key) => flags.has(key),
    number: (key) => {
      const value = text(key);
      return value === null ? null : value === '' ? NaN : Number(value);
    },
    keys: [...flags, ...texts.keys()],
  };
}
