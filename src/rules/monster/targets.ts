import type { Reach } from '../movement/reach';
import { marksPerAttack, type Mark } from './marks';
import { isBound, type Scene } from './scene';

/** Positions that reach the same marks, and the best attack from them. */
export interface Vantage {
  readonly ends: number[];
  /** Marks in range, in the monster's order. */
  readonly marks: readonly Mark[];
  /** Ranks of the heroes hit, best first. */
  readonly heroes: readonly number[];
  readonly allies: number;
}

/** What remains of an attack's marks after the best are taken. */
export interface Pick {
  /** Taken in any case. */
  readonly sure: readonly Mark[];
  /** Equal under T1 to T4; the leader takes `open` of them. */
  readonly tied: readonly Mark[];
  readonly open: number;
}

/**
 * The best of the marks in range. They come ordered, so the first X are the most heroes (T1), the
 * better ranked (T2) and the most companions and animals (T3, T4); only the last can be tied.
 */
export const pickMarks = (inRange: readonly Mark[], most: number): Pick => {
  const last = inRange[Math.min(most, inRange.length) - 1];
  if (!last || last.heroes.length > 0) return { sure: inRange.slice(0, most), tied: [], open: 0 };
  const isTied = (mark: Mark) => mark.heroes.length === 0 && mark.allies === last.allies;
  const sure = inRange.slice(0, inRange.findIndex(isTied));
  return { sure, tied: inRange.filter(isTied), open: Math.min(most, inRange.length) - sure.length };
};

/** Every end that allows an attack, by vantage (A1, A2). */
export const findVantages = (
  scene: Scene,
  marks: readonly Mark[],
  { ends }: Reach,
): readonly Vantage[] => {
  const inRange = marksByVantage(scene, marks);
  const most = marksPerAttack(scene.monster);
  const vantages = new Map<number, Vantage>();
  for (const end of ends) {
    const place = scene.range.vantageOf(end);
    const reached = inRange.get(place);
    if (!reached || isBound(scene, end)) continue;
    const known = vantages.get(place);
    if (known) known.ends.push(end);
    else vantages.set(place, judge([end], reached, most));
  }
  return [...vantages.values()];
};

export const marksByVantage = (
  { range }: Scene,
  marks: readonly Mark[],
): ReadonlyMap<number, readonly Mark[]> => {
  const inRange = new Map<number, Mark[]>();
  for (const mark of marks) {
    for (const vantage of range.vantagesOf(mark)) {
      const known = inRange.get(vantage);
      if (known) known.push(mark);
      else inRange.set(vantage, [mark]);
    }
  }
  return inRange;
};

const judge = (ends: number[], marks: readonly Mark[], most: number): Vantage => {
  const { sure, tied, open } = pickMarks(marks, most);
  const allies = sure.reduce((sum, mark) => sum + mark.allies, 0);
  return {
    ends,
    marks,
    heroes: sure.flatMap((mark) => mark.heroes).sort((a, b) => a - b),
    allies: allies + open * (tied[0]?.allies ?? 0),
  };
};

/** T2: the first difference in the ranking decides; both hit equally many. */
export const compareHeroes = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
