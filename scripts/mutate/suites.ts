import type { Suite } from './mutant';
import { AFTERMATH_MUTANTS } from './mutants/aftermath';
import { BOARD_MUTANTS } from './mutants/board';
import { CHOICE_MUTANTS } from './mutants/choice';
import { DARKNESS_MUTANTS } from './mutants/darkness';
import { MOVEMENT_MUTANTS } from './mutants/movement';

const numbered = (letter: string, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`);

export const SUITES: readonly Suite[] = [
  {
    name: 'monster-turn',
    tables: ['rows/monster/rows.test.ts'],
    rules: [
      ...numbered('G', 1, 8),
      ...numbered('O', 0, 4),
      ...numbered('M', 1, 8),
      ...numbered('K', 1, 3),
      ...numbered('A', 1, 3),
      ...numbered('T', 1, 7),
      ...['P1', 'P1a', 'P2', 'P3', 'P4', 'Approach'],
      ...numbered('D', 1, 8),
      ...['S2a', 'S2b', 'S2c', 'S2d', 'S2e', 'S2g', 'S8'],
      ...numbered('R', 1, 3),
    ],
    mutants: [...BOARD_MUTANTS, ...MOVEMENT_MUTANTS, ...CHOICE_MUTANTS, ...AFTERMATH_MUTANTS],
  },
  {
    name: 'darkness',
    tables: [
      ...['effects', 'placed-tiles', 'rune-bag', 'spread', 'trace'].map(
        (table) => `darkness/${table}.test.ts`,
      ),
      'rows/darkness/rows.test.ts',
    ],
    rules: [...numbered('N', 1, 9), 'N9a', ...numbered('N', 10, 13), 'G6'],
    mutants: DARKNESS_MUTANTS,
  },
];
