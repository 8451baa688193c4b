import { combinations } from '@/src/rules/monster/sets';
import type { EachQuestion, FirstQuestion } from './facts';

/** Whether an attack can hit all of these; undefined: the players have not said. */
export type Judge = (set: readonly string[]) => boolean | undefined;

/** Somebody has to be asked first, or these are the sets: none, one, or the leader's choice. */
export type Search =
  | { readonly ask: EachQuestion | FirstQuestion }
  | { readonly ask: null; readonly sets: readonly (readonly string[])[] };

const found = (...sets: readonly (readonly string[])[]): Search => ({ ask: null, sets });

/** The unknown ones of `among` before the first that is known to work. */
const worthAsking = (
  judge: Judge,
  together: readonly string[],
  among: readonly string[],
): readonly string[] => {
  const known = among.findIndex((id) => judge([...together, id]) === true);
  const before = known < 0 ? among : among.slice(0, known);
  return before.filter((id) => judge([...together, id]) === undefined);
};

/** A1, T2 of a plain attack: the first in the ranking that it can reach. */
export const firstReachable = (judge: Judge, ranking: readonly string[]): Search => {
  const among = worthAsking(judge, [], ranking);
  if (among.length > 0) return { ask: { kind: 'first', together: [], among } };
  const first = ranking.find((id) => judge([id]) === true);
  return first === undefined ? found() : found([first]);
};

/** Those that can be hit together with `together`, each by itself; asked all at once. */
const eachReachable = (
  judge: Judge,
  together: readonly string[],
  among: readonly string[],
): EachQuestion | readonly string[] => {
  const unknown = among.filter((id) => judge([...together, id]) === undefined);
  if (unknown.length > 0) return { kind: 'each', together, among: unknown };
  return among.filter((id) => judge([...together, id]) === true);
};

/**
 * T1, T2: the largest set, then the better ranked; `must` are hit in any case (D7). Where the
 * players named a set themselves, only what could go before it is asked. Otherwise asked once who
 * can be reached at all, then in the order of the ranking only until the best set is certain.
 */
export const bestHeroes = (
  judge: Judge,
  ranking: readonly string[],
  most: number,
  must: readonly string[],
  oneZone: boolean,
): Search => {
  const others = ranking.filter((id) => !must.includes(id));
  const named = namedSet(judge, others, Math.min(most - must.length, others.length), must);
  if (named) return named;
  const reachable = eachReachable(judge, must, others);
  if ('kind' in reachable) return { ask: reachable };
  for (let more = Math.min(most - must.length, reachable.length); more > 0; more -= 1) {
    for (const set of combinations(reachable, more)) {
      const hits = [...must, ...set];
      const can = judge(hits);
      if (can === true) return found(hits);
      if (can === undefined) {
        const pairs = oneZone ? pairsFirst(judge, reachable, must, set) : undefined;
        return { ask: pairs ?? nextOf(judge, reachable, hits) };
      }
    }
  }
  return must.length > 0 ? found(must) : found();
};

/**
 * STRIKE 1: those hit share a zone, so that the partners of one hero rule out most of the
 * larger sets at once. Of several zones every two heroes can be hit more often than not.
 */
const pairsFirst = (
  judge: Judge,
  reachable: readonly string[],
  must: readonly string[],
  set: readonly string[],
): EachQuestion | undefined => {
  if (set.length < 3) return undefined;
  for (const one of set) {
    const together = [...must, one];
    const isOpen = (other: string) => other !== one && judge([...together, other]) === undefined;
    if (set.some(isOpen)) return { kind: 'each', together, among: reachable.filter(isOpen) };
  }
  return undefined;
};

/** A set known to be hit, of a size nothing larger is left open for, and what may still beat it. */
const namedSet = (
  judge: Judge,
  others: readonly string[],
  most: number,
  must: readonly string[],
): Search | undefined => {
  for (let more = most; more > 0; more -= 1) {
    const sets = combinations(others, more).map((set) => [...must, ...set]);
    const known = sets.findIndex((set) => judge(set) === true);
    const open = sets.findIndex((set) => judge(set) === undefined);
    if (known < 0 && open < 0) continue;
    const best = sets[known];
    if (best === undefined) return undefined;
    const better = sets.slice(0, known).find((set) => judge(set) === undefined);
    return better ? { ask: nextOf(judge, others, better) } : found(best);
  }
  return undefined;
};

/** All but the last are fixed; whoever ranks behind them may be the last. */
const nextOf = (
  judge: Judge,
  reachable: readonly string[],
  hits: readonly string[],
): FirstQuestion => {
  const together = hits.slice(0, -1);
  const from = reachable.indexOf(hits.at(-1) ?? '');
  return { kind: 'first', together, among: worthAsking(judge, together, reachable.slice(from)) };
};

/** T3, T4: as many companions and animals as possible along with the heroes; all equal sets. */
export const mostAllies = (
  judge: Judge,
  heroes: readonly string[],
  allies: readonly string[],
  most: number,
): Search => {
  const alone = heroes.length > 0 ? found(heroes) : found();
  if (most <= 0) return alone;
  const along = eachReachable(judge, heroes, allies);
  if ('kind' in along) return { ask: along };
  for (let count = Math.min(most, along.length); count > 0; count -= 1) {
    const sets = combinations(along, count).map((set) => [...heroes, ...set]);
    const open = sets.find((set) => judge(set) === undefined);
    if (open) return { ask: { kind: 'first', together: open.slice(0, -1), among: open.slice(-1) } };
    const hits = sets.filter((set) => judge(set) === true);
    if (hits.length > 0) return found(...hits);
  }
  return alone;
};
