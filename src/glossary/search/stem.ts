/** Suffix, and how many letters must stay in front of it. */
type Ending = readonly [suffix: string, least: number];

const LONGER_STEM: ReadonlySet<string> = new Set(['st', 'et', 'ly', 'ln', 'rn']);

/** German and English together: a word's language is not known, and both sides are cut alike. */
const ENDINGS: readonly Ending[] = [
  ...(['ungen', 'endes', 'enden', 'ender', 'keiten', 'heiten', 'ings'] as const).map(
    (suffix): Ending => [suffix, 4],
  ),
  ...(['ung', 'end', 'ern', 'lich', 'isch', 'heit', 'keit', 'ies'] as const).map(
    (suffix): Ending => [suffix, 4],
  ),
  ...(['en', 'er', 'es', 'em', 'ed', 'ln', 'rn', 'et', 'st', 'ly', 'ig', 'ie'] as const).map(
    (suffix): Ending => [suffix, LONGER_STEM.has(suffix) ? 4 : 3],
  ),
  ['ing', 3],
  ['e', 3],
  ['s', 4],
  ['t', 4],
  ['y', 4],
];

/** Of `ln` and `rn` only the n goes. */
const KEEPS_FIRST = new Set(['ln', 'rn']);
const DOUBLED = /([bdfglmnprt])\1$/;

const cutOnce = (word: string): string => {
  for (const [suffix, least] of ENDINGS) {
    if (!word.endsWith(suffix) || (suffix === 't' && word.endsWith('st'))) continue;
    const kept = word.length - suffix.length + (KEEPS_FIRST.has(suffix) ? 1 : 0);
    if (kept >= least) return word.slice(0, kept);
  }
  return word;
};

/** The word and everything on the way to its stem: `vergiftet`, `vergift`. */
export const stemsOf = (word: string): readonly string[] => {
  const chain = [word];
  for (let last = word; ;) {
    const next = cutOnce(last);
    if (next === last || chain.length > 3) break;
    chain.push(next);
    last = next;
  }
  const stem = chain[chain.length - 1] ?? word;
  if (stem.length > 4 && DOUBLED.test(stem)) chain.push(stem.slice(0, -1));
  return chain;
};

export const stemOf = (word: string): string => {
  const chain = stemsOf(word);
  return chain[chain.length - 1] ?? word;
};

const PREFIXES = ['ver', 'ge', 'be', 'ent', 'zer', 'er', 'un', 'ein', 'aus', 'auf', 'ab', 'an'];
const SHORTEST_ROOT = 4;

/** `gift` from `vergift`, `schub` from `geschub`: participles and verbs made from a keyword. */
export const rootsOf = (stem: string): readonly string[] =>
  PREFIXES.filter(
    (prefix) => stem.startsWith(prefix) && stem.length - prefix.length >= SHORTEST_ROOT,
  ).map((prefix) => stem.slice(prefix.length));

const SEPARABLE =
  /^(?:ab|an|auf|aus|durch|ein|fort|heran|hin|her|hinauf|hinab|los|mit|nach|um|vor|weg|weiter|zu|zuruck)(?=[a-z]{4,}e?n$)/;

/** `stehen` for `aufstehen`, which sentences split: "der Held steht wieder auf". */
export const separableVerbOf = (word: string): string | undefined => {
  const verb = word.replace(SEPARABLE, '');
  return verb === word ? undefined : verb;
};
