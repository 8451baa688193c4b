import { at, type Ints } from '../base/ints';
import { FAR, type Measure } from './measure';

/** The darkness breaks up into so many singles (N7). */
export const SINGLES = 3;

/** Singles already placed, and how many may still be used up. */
export interface Way {
  readonly placed: readonly number[];
  readonly left: number;
}

/** Collects sets of fields, each once. */
export interface SetsOfFields {
  readonly add: (fields: readonly number[]) => void;
  readonly all: () => readonly (readonly number[])[];
}

export const setsOfFields = (): SetsOfFields => {
  const found = new Map<string, readonly number[]>();
  return {
    add: (fields) => {
      const sorted = [...fields].sort((a, b) => a - b);
      found.set(sorted.join(), sorted);
    },
    all: () => [...found.values()],
  };
};

/** Missing fields by an unbroken way once these are placed, {@link FAR} if there is none (N5). */
export const wayTo = (measure: Measure, placed: readonly number[]): number => {
  const steps: Ints = measure.steps;
  return placed.reduce((least, field) => Math.min(least, at(steps, field)), measure.now);
};

export const isConnected = (measure: Measure, placed: readonly number[]): boolean =>
  wayTo(measure, placed) < FAR;
