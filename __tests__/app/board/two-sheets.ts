import type { GameCommand } from '@/src/rules';

/** Two sheets of the size E side by side: eight fields wide, six high. */
export const TWO_SHEETS: readonly GameCommand[] = [
  { kind: 'placeSheet', name: 'E1-F', size: 'E', at: [0, 0], turn: 0 },
  { kind: 'placeSheet', name: 'E2-F', size: 'E', at: [2, 0], turn: 0 },
];
