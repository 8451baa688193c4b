import type { TraceCandidate, TraceRule, TraceStep } from '@/src/rules';
import { compared, counts, figuresAmong, valuesBySide } from './comparison';
import { BETWEEN, sentence, STRAIGHT, type NameOf, type TraceSentence } from './sentence';

const sightSentence = (step: TraceStep, nameOf: NameOf): TraceSentence => {
  const seen = new Set(figuresAmong(step.after));
  const gone = figuresAmong(step.before).filter((id) => !seen.has(id));
  if (seen.size === 0) return sentence('trace.K1.none');
  if (gone.length === 0) return sentence('trace.K1.all', { after: seen.size });
  return sentence('trace.K1.some', { ...counts(step), gone: gone.map(nameOf).join(BETWEEN) });
};

const NO_WAY = '–';

/** `Jaheen (10), Elros (8)`; against players `Jaheen (2 / 10)`, a dash without a way. */
const rankingSentence = (step: TraceStep, nameOf: NameOf): TraceSentence => {
  const ids = figuresAmong(step.before);
  const ranked = figuresAmong(step.after);
  if (ranked.length === 0) return sentence('trace.K2.none');
  const entry = (id: string) => {
    const value = step.values[ids.indexOf(id)] ?? 0;
    const parts = typeof value === 'number' ? [value] : value;
    return `${nameOf(id)} (${parts.map((one) => (one < 0 ? NO_WAY : one)).join(' / ')})`;
  };
  const pvp = step.values.some((value) => typeof value !== 'number');
  const ranking = ranked.map(entry).join(BETWEEN);
  return sentence(pvp ? 'trace.K2.pvp' : 'trace.K2.ranking', { ranking });
};

const firstSentence = ({ after }: TraceStep, nameOf: NameOf): TraceSentence =>
  sentence('trace.K3.first', { first: figuresAmong(after).slice(0, 1).map(nameOf).join() });

/** Rules that take the most or the fewest: what was kept against what was let go. */
const amountSentence = (rule: 'T1' | 'T2' | 'T3' | 'T4', step: TraceStep): TraceSentence => {
  const { best, next } = compared(step);
  return next === undefined
    ? sentence(`trace.${rule}.even`, { best })
    : sentence(
        `trace.${rule}.narrowed`,
        rule === 'T1' ? { count: Number(best), next } : { best, next },
      );
};

const NO_HEROES = '0';
const NO_RANKS = '';

const approachSentence = (step: TraceStep): TraceSentence => {
  if (step.values.length === 0) return sentence('trace.T5.bound');
  const { best, next } = compared(step);
  const straight = Number(best) - STRAIGHT;
  if (straight >= 0) return sentence('trace.T5.straight', { count: straight });
  return next === undefined
    ? sentence('trace.T5.even', { count: Number(best) })
    : sentence('trace.T5.narrowed', { count: Number(best), next });
};

/** Rules that ask yes or no: 0 is the better answer. */
const eitherSentence = (rule: 'P1' | 'P1a' | 'P2', step: TraceStep): TraceSentence => {
  const good = step.values.filter((value) => value === 0).length;
  if (good === step.values.length) return sentence(`trace.${rule}.best`);
  if (good === 0) return sentence(`trace.${rule}.worst`);
  return sentence(`trace.${rule}.narrowed`, counts(step));
};

/** Each set has its own best positions, so several values may stay (T4, P3). */
const pointsSentence = (step: TraceStep): TraceSentence => {
  if (new Set(valuesBySide(step).kept).size > 1) return sentence('trace.P3.mixed', counts(step));
  const { best, next } = compared(step);
  return next === undefined
    ? sentence('trace.P3.even', { best })
    : sentence('trace.P3.narrowed', { best, next });
};

const placesSentence = (step: TraceStep): TraceSentence => {
  const { before: count, after } = counts(step);
  return after > 0
    ? sentence('trace.A1.some', { count, after })
    : sentence('trace.A1.none', { count });
};

const hitsNobody = (candidate: TraceCandidate): boolean =>
  'end' in candidate && candidate.targets.length === 0;

export const MONSTER_STEPS: Readonly<
  Record<TraceRule, (step: TraceStep, nameOf: NameOf) => TraceSentence>
> = {
  K1: sightSentence,
  K2: rankingSentence,
  K3: firstSentence,
  A1: placesSentence,
  T1: (step) =>
    compared(step).best === NO_HEROES ? sentence('trace.T1.none') : amountSentence('T1', step),
  T2: (step) =>
    compared(step).best === NO_RANKS ? sentence('trace.T2.none') : amountSentence('T2', step),
  T3: (step) => amountSentence('T3', step),
  T4: (step) => amountSentence('T4', step),
  T5: approachSentence,
  T6: () => sentence('trace.T6.stays'),
  P1: (step) => eitherSentence('P1', step),
  P1a: (step) => eitherSentence('P1a', step),
  P2: (step) => eitherSentence('P2', step),
  P3: pointsSentence,
  D7: (step) =>
    step.after.every(hitsNobody)
      ? sentence('trace.D7.none')
      : sentence('trace.D7.some', counts(step)),
};
