import type { DarknessRule, DarknessStep, TraceRule, TraceStep, WhyNot } from '@/src/rules';
import { DARKNESS_STEPS } from './darkness-steps';
import { MONSTER_STEPS } from './monster-steps';
import { sentence, type NameOf, type TraceKey, type TraceSentence } from './sentence';

export { quickLines, type QuickKey, type QuickLine, type QuickNames } from './quick-steps';
export type { NameOf, TraceKey, TraceSentence } from './sentence';

/** One step of a monster's turn as a sentence. */
export const traceSentence = (step: TraceStep, nameOf: NameOf): TraceSentence =>
  MONSTER_STEPS[step.rule](step, nameOf);

/** One step of the darkness as a sentence. */
export const darknessSentence = (step: DarknessStep, nameOf: NameOf): TraceSentence =>
  DARKNESS_STEPS[step.rule](step, nameOf);

/** The short name of a rule's step. */
export const traceTitle = (rule: TraceRule | DarknessRule): TraceKey => `trace.${rule}.title`;

/** Why a figure or a field was not chosen; `titleOf` translates a step's short name. */
export const whyNotSentence = (
  answer: WhyNot,
  name: string,
  titleOf: (key: TraceKey) => string,
): TraceSentence => {
  if (answer === 'chosen') return sentence('trace.whyNot.chosen', { name });
  if (answer === 'never-considered') return sentence('trace.whyNot.neverConsidered', { name });
  const { rule } = answer;
  return sentence('trace.whyNot.dropped', { name, rule, title: titleOf(traceTitle(rule)) });
};
