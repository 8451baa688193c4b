import type { Position } from '../base/position';
import { positionOf, type Places } from '../board/board';

/** Rules that narrow the choice, in the words of `docs/rules/monster-turn.md`. */
export type TraceRule =
  | 'K1'
  | 'K2'
  | 'K3'
  | 'A1'
  | 'T1'
  | 'T2'
  | 'T3'
  | 'T4'
  | 'T5'
  | 'T6'
  | 'P1'
  | 'P1a'
  | 'P2'
  | 'P3'
  | 'D7';

/** A figure (K), or an end position with everybody its attacks may still hit (all others). */
export type TraceCandidate =
  { readonly figure: string } | { readonly end: Position; readonly targets: readonly string[] };

/** What the rule compared for one candidate; lists compare entry by entry. */
export type TraceValue = number | readonly number[];

export interface TraceStep {
  readonly rule: TraceRule;
  readonly before: readonly TraceCandidate[];
  readonly after: readonly TraceCandidate[];
  /** One for each candidate before; empty where the rule compares nothing. */
  readonly values: readonly TraceValue[];
}

export type Trace = readonly TraceStep[];

/** End positions that share their targets; what is said of them is worked out only where it is wanted. */
export interface EndGroup {
  readonly ends: readonly number[];
  readonly targets: () => readonly string[];
  readonly value?: ((end: number) => TraceValue) | undefined;
}

/** Takes the steps down while the turn is worked out. */
export interface Recorder {
  /** Whether it asks for the values compared. */
  readonly wantsValues: boolean;
  figures(
    rule: TraceRule,
    before: readonly string[],
    after: readonly string[],
    values?: readonly TraceValue[],
  ): void;
  ends(rule: TraceRule, before: readonly EndGroup[], after: readonly EndGroup[]): void;
}

/** Writes every candidate down. */
export class CandidateWriter implements Recorder {
  readonly wantsValues = true;
  readonly steps: TraceStep[] = [];

  constructor(private readonly places: Places) {}

  figures(
    rule: TraceRule,
    before: readonly string[],
    after: readonly string[],
    values: readonly TraceValue[] = [],
  ): void {
    const named = (ids: readonly string[]) => ids.map((figure) => ({ figure }));
    this.steps.push({ rule, before: named(before), after: named(after), values });
  }

  ends(rule: TraceRule, before: readonly EndGroup[], after: readonly EndGroup[]): void {
    const values = before.flatMap(({ ends, value }) => (value ? ends.map(value) : []));
    this.steps.push({ rule, before: this.spread(before), after: this.spread(after), values });
  }

  private spread(groups: readonly EndGroup[]): TraceCandidate[] {
    return groups.flatMap(({ ends, targets }) => {
      const named = targets();
      return ends.map((end) => ({ end: positionOf(this.places, end), targets: named }));
    });
  }
}

/** How many candidates were left. */
export interface CountedStep {
  readonly rule: TraceRule;
  readonly before: number;
  readonly after: number;
}

const countEnds = (groups: readonly EndGroup[]): number =>
  groups.reduce((sum, { ends }) => sum + ends.length, 0);

/** Counts the candidates; none is named or valued for it. */
export class CandidateCounter implements Recorder {
  readonly wantsValues = false;
  readonly steps: CountedStep[] = [];

  figures(rule: TraceRule, before: readonly string[], after: readonly string[]): void {
    this.steps.push({ rule, before: before.length, after: after.length });
  }

  ends(rule: TraceRule, before: readonly EndGroup[], after: readonly EndGroup[]): void {
    this.steps.push({ rule, before: countEnds(before), after: countEnds(after) });
  }
}
