import { samePosition, type Position } from '../base/position';
import type { Trace, TraceCandidate, TraceRule, TraceStep } from './trace';

/** A figure by its id, or an end position. */
export type AskedWhy = { readonly figure: string } | { readonly end: Position };

export type WhyNot =
  /** The step that still had it and let it go. */
  | { readonly step: TraceStep; readonly rule: TraceRule }
  /** It is among the options. */
  | 'chosen'
  /** No rule ever considered it: a field out of reach, a figure that is no enemy. */
  | 'never-considered';

const matches = (candidate: TraceCandidate, asked: AskedWhy): boolean => {
  if ('end' in asked) return 'end' in candidate && samePosition(candidate.end, asked.end);
  return 'figure' in candidate
    ? candidate.figure === asked.figure
    : candidate.targets.includes(asked.figure);
};

/** Answers "why not X?" from a trace alone: the last step that let it go. */
export const whyNot = (trace: Trace, asked: AskedWhy): WhyNot => {
  const has = (list: readonly TraceCandidate[]) => list.some((item) => matches(item, asked));
  if (has(trace.at(-1)?.after ?? [])) return 'chosen';
  const step = trace.filter(({ before, after }) => has(before) && !has(after)).at(-1);
  return step ? { step, rule: step.rule } : 'never-considered';
};
