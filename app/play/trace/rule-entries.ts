import type { TraceRule } from '@/src/rules';

/** Where the glossary explains a rule a trace names. */
export const RULE_ENTRIES: Readonly<Record<TraceRule | 'D1' | 'D6', string>> = {
  K1: 'primary-target',
  K2: 'primary-target',
  K3: 'primary-target',
  A1: 'monster-attack',
  T1: 'monster-target',
  T2: 'monster-target',
  T3: 'attacked-allies',
  T4: 'attacked-allies',
  T5: 'monster-approach',
  T6: 'monster-approach',
  P1: 'monster-movement',
  P1a: 'monster-movement',
  P2: 'monster-movement',
  P3: 'monster-movement',
  D1: 'monster-damage',
  D6: 'attack-twice',
  D7: 'ambush',
};

export const entryOfRule = (rule: string): string | undefined =>
  Object.entries(RULE_ENTRIES).find(([id]) => id === rule)?.[1];
