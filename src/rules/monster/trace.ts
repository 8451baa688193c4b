import type { Position } from '../base/position';
import { positionOf, type Places } from '../board/board';
import type { TargetSet } from './sets';

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

/** End positions that share their targets and the value compared. */
export interface EndGroup {
  readonly ends: readonly number[];
  readonly targets: readonly string[];
  readonly value?: TraceValue;
}

/** Writes a trace down while the turn is worked out. */
export class Recorder {
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
    const values = before.flatMap(({ ends, value }) =>
      value === undefined ? [] : ends.map(() => value),
    );
    this.steps.push({ rule, before: this.spread(before), after: this.spread(after), values });
  }

  /** A step over choices: an end with the set hit from it. */
  choose(
    rule: TraceRule,
    before: readonly TargetSet[],
    after: readonly TargetSet[],
    value: (end: number) => number,
  ): void {
    const groups = (sets: readonly TargetSet[]) =>
      sets.map(({ ends, hits }) => ({ ends, targets: hits }));
    this.steps.push({
      rule,
      before: this.spread(groups(before)),
      after: this.spread(groups(after)),
      values: before.flatMap(({ ends }) => ends.map(value)),
    });
  }

  private spread(groups: readonly EndGroup[]): TraceCandidate[] {
    return groups.flatMap(({ ends, targets }) =>
      ends.map((end) => ({ end: positionOf(this.places, end), targets })),
    );
  }
}
