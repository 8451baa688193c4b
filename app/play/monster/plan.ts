import {
  answerMost,
  answerPicks,
  attackShape,
  quickQuestions,
  type Adventure,
  type AttackShape,
  type EachQuestion,
  type FirstQuestion,
  type HitFact,
  type QuickStep,
  type QuickTrace,
} from '@/src/rules';
import { NPC } from '../turn/names';

/** What the players have said about this attack so far; it goes with the panel. */
export interface SaidOfTargets {
  /** Tapped in the ranking, in this order. */
  readonly picks: readonly string[];
  /** What follows from the taps and from the answers. */
  readonly facts: readonly HitFact[];
  /** The players have said that this is all. */
  readonly settled: boolean;
  /** One of several equal sets (T4). */
  readonly set: readonly string[] | null;
  /** A3: hidden ones in the zones struck; null: not asked yet. */
  readonly hidden: readonly string[] | null;
  /** K3. */
  readonly primary: string | null;
  /** The picks are the targets, whatever the rules think. */
  readonly free: boolean;
}

export const NOTHING_SAID: SaidOfTargets = {
  picks: [],
  facts: [],
  settled: false,
  set: null,
  hidden: null,
  primary: null,
  free: false,
};

export type TurnStage =
  | { readonly kind: 'cubes'; readonly heroes: readonly string[] }
  | { readonly kind: 'heroes' }
  /** A set that would go before the one named (T2). */
  | { readonly kind: 'together'; readonly question: FirstQuestion }
  | { readonly kind: 'allies'; readonly question: EachQuestion | FirstQuestion }
  | { readonly kind: 'sets'; readonly sets: readonly (readonly string[])[] }
  | {
      readonly kind: 'hidden';
      readonly targets: readonly string[];
      readonly among: readonly string[];
    }
  /** Whom it hits. `given`: nobody had to say anything for it. */
  | { readonly kind: 'ready'; readonly targets: readonly string[]; readonly given: boolean }
  | { readonly kind: 'nobody'; readonly to: string | null; readonly stays: boolean };

export interface Plan {
  readonly shape: AttackShape;
  readonly stage: TurnStage;
  readonly trace: QuickTrace;
}

/** A2: more than one enemy or a zone, and more than one to choose from. */
export const hitsSeveral = ({ x, zones, heroes }: AttackShape): boolean =>
  (zones || x > 1) && heroes.length > 1;

export const mostPicks = ({ x, zones, heroes }: AttackShape): number =>
  zones ? heroes.length : Math.min(x, heroes.length);

/** Tapped again: not that one. */
export const withPick = (shape: AttackShape, said: SaidOfTargets, id: string): SaidOfTargets => {
  const picks = said.picks.includes(id)
    ? said.picks.filter((other) => other !== id)
    : [...said.picks, id];
  return { ...said, picks, facts: answerPicks(shape.heroes, picks), settled: false };
};

/** "Mehr geht nicht", and without any pick "keiner". */
export const withMost = (
  shape: AttackShape,
  said: SaidOfTargets,
  picks: readonly string[],
): SaidOfTargets => ({
  ...said,
  picks,
  facts: answerMost(shape.heroes, picks),
  settled: true,
});

const questionStage = (
  shape: AttackShape,
  said: SaidOfTargets,
  question: EachQuestion | FirstQuestion,
) => {
  const { among, together } = question;
  if (among.every((id) => shape.allies.includes(id))) return { kind: 'allies', question } as const;
  if (question.kind === 'first' && together.length > 0) {
    return { kind: 'together', question } as const;
  }
  // What the rules still doubt is the table's to say.
  return said.settled && said.picks.length > 0
    ? ({ kind: 'ready', targets: said.picks, given: false } as const)
    : ({ kind: 'heroes' } as const);
};

const targetStage = (
  said: SaidOfTargets,
  step: Extract<QuickStep, { kind: 'targets' }>,
): TurnStage => {
  const [only = []] = step.sets;
  if (step.sets.length > 1 && said.set === null) return { kind: 'sets', sets: step.sets };
  const targets = said.set ?? only;
  if (step.hidden.length > 0 && said.hidden === null) {
    return { kind: 'hidden', targets, among: step.hidden };
  }
  const given = said.facts.length === 0 && said.set === null && said.hidden === null;
  return { kind: 'ready', targets: [...targets, ...(said.hidden ?? [])], given };
};

const stageOf = (shape: AttackShape, said: SaidOfTargets, step: QuickStep): TurnStage => {
  if (said.free && said.picks.length > 0) {
    return { kind: 'ready', targets: said.picks, given: false };
  }
  switch (step.kind) {
    case 'ask':
      return step.question.kind === 'cubes'
        ? { kind: 'cubes', heroes: step.question.heroes }
        : questionStage(shape, said, step.question);
    case 'targets':
      return targetStage(said, step);
    case 'approach':
      return { kind: 'nobody', to: step.to, stays: false };
    case 'stay':
      return { kind: 'nobody', to: null, stays: true };
  }
};

/** Where the dialogue about an attack stands. Undefined: no such monster. */
export function planOf(
  adventure: Adventure,
  figure: string,
  said: SaidOfTargets,
  hit: readonly string[],
): Plan | undefined {
  const options = { primary: said.primary, npcs: [NPC], again: hit };
  const shape = attackShape(adventure, figure, options);
  const step = quickQuestions(adventure, figure, said.facts, options);
  if (!shape || !step) return undefined;
  return { shape, stage: stageOf(shape, said, step), trace: step.trace };
}
