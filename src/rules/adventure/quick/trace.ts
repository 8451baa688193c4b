import type { TraceRule } from '@/src/rules/monster/trace';

/** One rule of the choice: the sets left before and after it. */
export interface QuickTraceStep {
  readonly rule: TraceRule | 'D6';
  readonly before: readonly (readonly string[])[];
  readonly after: readonly (readonly string[])[];
  /** What was compared, one for each set before; empty where nothing is. */
  readonly values: readonly (number | null)[];
}

export type QuickTrace = readonly QuickTraceStep[];

/** Each figure as a set of its own. */
export const alone = (figures: readonly string[]): readonly (readonly string[])[] =>
  figures.map((figure) => [figure]);
