import { JOINTS } from '@/src/content/drunagor';

/** Shown only where a line ends at it. */
const SOFT_HYPHEN = '\u00ad';

const KNOWN = new Map(JOINTS.map((word) => [word.replaceAll('|', ''), word]));

/** Shorter words fit wherever a name is shown. */
const LONG = 9;
/** So many letters stay together at either end. */
const LEAST = 3;

/** Consonants that begin a syllable together. */
const ONSET = /(?:sch|str|ch|ck|ph|th|qu|[bdfgkpt]r|[bfgkp]l|[bcdfghjklmnpqrstvwxzß])$/i;
const BETWEEN_VOWELS = /([aeiouyäöü])([bcdfghjklmnpqrstvwxzß]+)(?=[aeiouyäöü])/gi;

/** The players' own names: before the consonants a syllable begins with. */
const inSyllables = (word: string): string =>
  word.replace(BETWEEN_VOWELS, (found, vowel: string, between: string, at: number) => {
    const onset = ONSET.exec(between)?.[0] ?? between;
    const end = at + found.length - onset.length;
    const rest = between.slice(0, between.length - onset.length);
    return end < LEAST || word.length - end < LEAST ? found : `${vowel}${rest}|${onset}`;
  });

/** A name whose long words may be parted at proper places, with a hyphen. */
export const hyphenated = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) =>
    word.length < LONG ? word : (KNOWN.get(word) ?? inSyllables(word)).replaceAll('|', SOFT_HYPHEN),
  );
