import type { ToneName } from '@/src/ui';

const TONES: readonly ToneName[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'darkness',
  'orange',
  'ok',
  'gray',
];

/** Players' colours, each with a name of its own in the words. */
export const colourTone = (colour: number): ToneName => TONES[colour] ?? 'neutral';
export const COLOUR_KEYS = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'] as const;
