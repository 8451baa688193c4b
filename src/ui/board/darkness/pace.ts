import type { ReactNode } from 'react';

export interface BreathProps {
  readonly children: ReactNode;
}

/** Half a breath in milliseconds, how faint it gets, and how far it drifts to either side in points. */
export const PACE = { half: 2600, faint: 0.12, drift: 2 } as const;

/** In browsers: whether what breathes is seen, as the drawing's node says. */
export const STIRS = '--stirs';
