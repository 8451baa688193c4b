import type { Hero } from '../model/figures';
import { canSee } from '../model/sight';
import type { Situation } from '../model/situation';
import { allPlaces } from '../model/standing';
import { mayEnd } from '../movement/ground';
import { movementBudget } from '../movement/budget';
import { reach, type Reach } from '../movement/reach';
import { marksPerAttack, type Mark } from './marks';
import { rankedBy, type DistanceToHero } from './ranking';
import type { Scene } from './scene';
import type { TargetSet } from './sets';
import { pickMarks, type Vantage } from './targets';
import type { EndGroup, Recorder, TraceRule } from './trace';

/** What the steps of a turn write into its trace. Only called when a trace is asked for. */

export const ranking = (
  recorder: Recorder,
  situation: Situation,
  ranked: readonly Hero[],
  ids: readonly string[],
  distance: DistanceToHero,
): void => {
  const { heroes, allies, npcs, monster } = situation;
  const tokens = monster.abilities.slaughter ? npcs : [];
  const all = [...tokens, ...heroes, ...allies];
  const seen = all.filter((figure) => canSee(situation, figure));
  const before = heroes.filter((hero) => ranked.includes(hero));
  const values = before.map((hero) => rankedBy(situation, hero, distance));
  recorder.figures('K1', names(all), names(seen));
  recorder.figures('K2', names(before), names(ranked), values);
  if (ids.some((id, rank) => id !== ranked[rank]?.id)) recorder.figures('K3', ids, ids);
};

const names = (figures: readonly { readonly id: string }[]): readonly string[] =>
  figures.map(({ id }) => id);

type Value = (end: number) => number;

const nobody = (): readonly string[] => [];

/** Ends without an attack. */
const idle = (ends: readonly number[], value?: Value): readonly EndGroup[] => [
  { ends, targets: nobody, value },
];

/** T5: how far it is still to go. */
export const approached = (
  recorder: Recorder,
  before: readonly number[],
  after: readonly number[],
  toGo: Value,
): void => recorder.ends('T5', idle(before, toGo), idle(after));

/** Ends with the set hit from them. */
const choices = (sets: readonly TargetSet[], value?: Value) =>
  sets.map(({ ends, hits }): EndGroup => ({ ends, targets: () => hits, value }));

/** P1 to P3: a step over choices. */
export const chosen = (
  recorder: Recorder,
  rule: TraceRule,
  before: readonly TargetSet[],
  after: readonly TargetSet[],
  value: Value,
): void => recorder.ends(rule, choices(before, value), choices(after));

const namesOf = (marks: readonly Mark[]): readonly string[] =>
  marks.flatMap((mark) => mark.hits).sort();

const seenNames = ({ foes }: Scene): readonly string[] =>
  foes.filter((foe) => foe.seen).map((foe) => foe.id);

/** A1, A2: ends that allow an attack, and on whom. */
export const attackable = (
  recorder: Recorder,
  scene: Scene,
  { ends }: Reach,
  vantages: readonly Vantage[],
): void =>
  recorder.ends(
    'A1',
    [{ ends, targets: () => seenNames(scene) }],
    vantages.map(({ ends: own, marks }) => ({ ends: own, targets: () => namesOf(marks) })),
  );

interface Stages {
  readonly vantages: readonly Vantage[];
  readonly most: readonly Vantage[];
  readonly ranked: readonly Vantage[];
  readonly fullest: readonly Vantage[];
}

/** Who may still be hit after each of T1, T2, T4. */
export const targets = (recorder: Recorder, { monster }: Scene, stages: Stages): void => {
  const limit = marksPerAttack(monster);
  const groups = (
    vantages: readonly Vantage[],
    open: (marks: readonly Mark[], limit: number) => readonly Mark[],
    value: (vantage: Vantage) => number | readonly number[],
  ): readonly EndGroup[] =>
    vantages.map((vantage) => ({
      ends: vantage.ends,
      targets: () => namesOf(open(vantage.marks, limit)),
      value: () => value(vantage),
    }));
  const { vantages, most, ranked, fullest } = stages;
  const heroes = ({ heroes: hit }: Vantage) => hit.length;
  const ranks = ({ heroes: hit }: Vantage) => hit;
  const allies = (vantage: Vantage) => vantage.allies;
  const anyHero = (most[0]?.heroes.length ?? 0) > 0;
  recorder.ends(
    'T1',
    groups(vantages, (m) => m, heroes),
    groups(most, openAfterT1, heroes),
  );
  recorder.ends('T2', groups(most, openAfterT1, ranks), groups(ranked, openAfterT2, ranks));
  recorder.ends(
    anyHero ? 'T4' : 'T3',
    groups(ranked, openAfterT2, allies),
    groups(fullest, openAfterT4, allies),
  );
};

/** Marks with as many heroes as the last one taken can be part of a best attack. */
const openAfterT1 = (marks: readonly Mark[], limit: number): readonly Mark[] => {
  const least = marks[Math.min(limit, marks.length) - 1]?.heroes.length ?? 0;
  return marks.filter((mark) => mark.heroes.length >= least);
};

/** The heroes are settled; with marks to spare any companion or animal is open. */
const openAfterT2 = (marks: readonly Mark[], limit: number): readonly Mark[] =>
  marks.filter(
    ({ heroes }, index) => index < limit || (heroes.length === 0 && hasSpare(marks, limit)),
  );

const hasSpare = (marks: readonly Mark[], limit: number): boolean =>
  marks.filter(({ heroes }) => heroes.length > 0).length < limit;

const openAfterT4 = (marks: readonly Mark[], limit: number): readonly Mark[] => {
  const { sure, tied } = pickMarks(marks, limit);
  return [...sure, ...tied];
};

/** D7: from every free place to those next to the target. */
export const recordAmbush = (
  recorder: Recorder,
  scene: Scene,
  sets: readonly TargetSet[],
): void => {
  const { ground, board, monster } = scene;
  const free = allPlaces(board, monster.size).filter((place) => mayEnd(ground, place));
  const left = sets.length > 0 ? sets : [{ ends: [ground.start], hits: [] }];
  recorder.ends('D7', [{ ends: free, targets: () => seenNames(scene) }], choices(left));
};

/** T5 for a bound archer, T6 for a monster that sees nobody. */
export const stay = (recorder: Recorder, { ground, monster }: Scene, rule: 'T5' | 'T6'): void => {
  const { ends } = reach(ground, movementBudget(monster));
  recorder.ends(rule, idle(ends), idle([ground.start]));
};
