import type { TraceCandidate, TraceStep, TraceValue } from '@/src/rules';
import { BETWEEN } from './sentence';

export const counts = ({ before, after }: TraceStep) => ({
  before: before.length,
  after: after.length,
});

export const figuresAmong = (candidates: readonly TraceCandidate[]): readonly string[] =>
  candidates.flatMap((candidate) => ('figure' in candidate ? [candidate.figure] : []));

/** Lists hold ranks, which people count from 1. */
export const shown = (value: TraceValue): string =>
  typeof value === 'number' ? String(value) : value.map((rank) => rank + 1).join(BETWEEN);

/** Rules over choices tell an end's sets apart; before them an end's targets still dwindle. */
const labelFor = ({ rule }: TraceStep) => {
  const overChoices = rule.startsWith('P');
  return (candidate: TraceCandidate): string => {
    if ('figure' in candidate) return candidate.figure;
    return [candidate.end, ...(overChoices ? candidate.targets : [])].join();
  };
};

/** The values of the candidates a step kept, and of those it let go. */
export const valuesBySide = (step: TraceStep) => {
  const label = labelFor(step);
  const left = new Set(step.after.map(label));
  const isKept = (index: number) => {
    const candidate = step.before[index];
    return candidate !== undefined && left.has(label(candidate));
  };
  return {
    kept: step.values.filter((_, index) => isKept(index)),
    gone: step.values.filter((_, index) => !isKept(index)),
  };
};

/** What the step kept against the first it let go, both as text; `next` only if it differs. */
export const compared = (step: TraceStep): { best: string; next?: string } => {
  const { kept, gone } = valuesBySide(step);
  const best = shown(kept[0] ?? 0);
  const next = gone.map(shown).find((value) => value !== best);
  return next === undefined ? { best } : { best, next };
};
