/** The rules of `docs/rules/darkness.md` that decide where darkness goes. */
export type DarknessRule = 'N2' | 'N3' | 'N4' | 'N6' | 'N7' | 'N8' | 'N9' | 'N9a';

/** One decision: how many candidates were left before and after it, and what was compared. */
export interface DarknessStep {
  readonly rule: DarknessRule;
  readonly before: number;
  readonly after: number;
  /** N2: the hero chosen. */
  readonly target?: string;
  /** N6, N8: missing fields the best placement leaves; null if the tile fits nowhere. */
  readonly tile?: number | null;
  /** N8: missing fields the best singles leave. */
  readonly singles?: number;
}

/** Takes a step down, or does nothing where no trace is asked for. */
export type DarknessNote = (step: DarknessStep) => void;

export const noNote: DarknessNote = () => undefined;
