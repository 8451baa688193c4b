import type { GermanWords } from '@/src/i18n';

type Words = GermanWords['trace'];

/** Plural forms share one key. */
export type Singular<Key> = Key extends `${infer Stem}_one`
  ? Stem
  : Key extends `${string}_other`
    ? never
    : Key;

/** Every sentence of the trace, as `trace.P2.narrowed`. */
export type TraceKey = {
  [Rule in keyof Words]: `trace.${Rule}.${Singular<keyof Words[Rule]> & string}`;
}[keyof Words];

/** Key of the words and what is put into them; the words themselves live in i18n. */
export interface TraceSentence {
  readonly key: TraceKey;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A figure's name by its id. */
export type NameOf = (id: string) => string;

export const BETWEEN = ', ';
/** From here on distances count as the crow flies (T5, N5). */
export const STRAIGHT = 1000;

export const sentence = (key: TraceKey, values: TraceSentence['values'] = {}): TraceSentence => ({
  key,
  values,
});
