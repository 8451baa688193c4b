import type { de } from './de';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The shape of one language's words, so that the other language must have every key. */
export type SameKeys<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : SameKeys<Words[Key]>;
};

export type Words = SameKeys<typeof de>;
