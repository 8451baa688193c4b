/** What an op takes, written down as data: read once strictly, made up once at random. */
export type Shape =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly max: number; readonly letters?: RegExp }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly min: number; readonly max: number }
  | { readonly kind: 'object'; readonly fields: Fields }
  | {
      readonly kind: 'tagged';
      readonly tag: string;
      readonly cases: Readonly<Record<string, Fields>>;
      /** Fields of all cases that come before the tag. */
      readonly first: Fields;
    }
  | { readonly kind: 'nullable'; readonly of: Shape }
  | { readonly kind: 'either'; readonly number: Shape; readonly word: Shape };

export type Fields = Readonly<Record<string, Field>>;

/** A field that may be missing says what counts then (`absent` when nothing does). */
export type Field = Shape | Optional;
export interface Optional {
  readonly kind: 'optional';
  readonly of: Shape;
  readonly fallback: unknown;
}

export const n = (min = 0, max = 99): Shape => ({ kind: 'number', min, max });
export const z: Shape = n(-99, 99);
export const b: Shape = { kind: 'flag' };
export const t: Shape = { kind: 'text', max: 40 };
export const text: Shape = { kind: 'text', max: Infinity };
export const word = (...words: string[]): Shape => ({ kind: 'word', words });
export const list = (of: Shape, min = 0, max = 60): Shape => ({ kind: 'list', of, min, max });
export const object = (fields: Fields): Shape => ({ kind: 'object', fields });
export const tagged = (
  tag: string,
  cases: Readonly<Record<string, Fields>>,
  first: Fields = {},
): Shape => ({ kind: 'tagged', tag, cases, first });
export const nullable = (of: Shape): Shape => ({ kind: 'nullable', of });
export const maybe = (of: Shape, fallback?: unknown): Optional => ({
  kind: 'optional',
  of,
  fallback,
});
export const flag = maybe(b, false);
export const zero = maybe(n(), 0);
