import type { Position } from '../base/position';
import type { DarknessRule } from './trace';
import type { SpreadOutcome } from './spread';

/** The headless command's answer to op `darkness` (see `docs/scenario-format.md`). */
export interface DarknessAnswer {
  readonly result: SpreadOutcome['result'];
  readonly target: string | null;
  readonly missing: number | null;
  readonly options: readonly (readonly Position[])[];
  readonly damageEach?: number;
  readonly trace?: readonly { rule: DarknessRule; before: number; after: number }[];
}

/**
 * Options sorted as compact JSON text. Above and below a bridge have the same coordinates, so two
 * options can read alike; each text stands once.
 */
export const darknessAnswer = (outcome: SpreadOutcome): DarknessAnswer => {
  const texts = new Set(outcome.options.map(({ cells }) => JSON.stringify(cells)));
  return {
    result: outcome.result,
    target: outcome.target,
    missing: outcome.missing,
    options: [...texts].sort().map((text) => JSON.parse(text) as readonly Position[]),
    ...(outcome.result === 'crushed' ? { damageEach: outcome.damageEach } : {}),
    ...(outcome.trace
      ? { trace: outcome.trace.map(({ rule, before, after }) => ({ rule, before, after })) }
      : {}),
  };
};
