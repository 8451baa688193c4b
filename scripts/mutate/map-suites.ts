import type { Suite } from './mutant';
import { BOARD_ANSWER_MUTANTS } from './mutants/board/answers';
import { BOARD_COMMAND_MUTANTS } from './mutants/board/commands';
import { MAP_COMMAND_MUTANTS } from './mutants/map/commands';
import { DUNGEON_MUTANTS } from './mutants/map/dungeon';
import { MAP_FIGURE_MUTANTS } from './mutants/map/standing';

const rowsOf = (folder: string, ...rows: readonly string[]): readonly string[] =>
  rows.map((row) => `${folder}/${row}.rows.test.ts`);

const MAP_ROWS = rowsOf(
  'adventure/map',
  ...['pieces', 'set-map', 'figures', 'readers', 'in-the-way', 'moved', 'allies'],
);

const BOARD_ROWS = [
  ...rowsOf('adventure/board', 'run', 'traps', 'spread', 'help'),
  ...rowsOf('adventure/board', 'foes', 'ways', 'shifted', 'seen'),
  'adventure/board/whole-turns.test.ts',
];

/** The map and the board: G, and what O, M, N, R and Z say there. */
export const MAP_SUITES: readonly Suite[] = [
  {
    name: 'dungeon',
    tables: [
      ...['dungeon/turn.test.ts', 'dungeon/repaint.test.ts', 'dungeon/pieces.rows.test.ts'],
      ...MAP_ROWS,
    ],
    rules: ['G1', 'G6', 'G7', 'G8', 'O2', 'V4'],
    mutants: DUNGEON_MUTANTS,
  },
  {
    name: 'map-figures',
    tables: MAP_ROWS,
    rules: [
      ...['G4', 'O1', 'O2', 'O3', 'M1', 'M4', 'M7', 'M9', 'N11', 'C4', 'P2', 'Q1'],
      ...['R1', 'R2', 'Z1', 'F1', 'F4'],
    ],
    mutants: MAP_FIGURE_MUTANTS,
  },
  {
    name: 'map-commands',
    tables: MAP_ROWS,
    rules: [
      ...['G1', 'G6', 'G8', 'O1', 'O2', 'V4', 'N10', 'N11', 'M4', 'M5', 'M10', 'M11'],
      ...['R1', 'R2', 'S8'],
    ],
    mutants: MAP_COMMAND_MUTANTS,
  },
  {
    name: 'board-commands',
    tables: BOARD_ROWS,
    rules: [
      ...[
        'M1',
        'M2',
        'M4',
        'M5',
        'M6',
        'M7',
        'O1',
        'D1',
        'D6',
        'D7',
        'D11',
        'D20',
        'A3',
        'T2',
        'T7',
      ],
      ...['P4', 'R1', 'R2', 'S4', 'S5', 'S8', 'Z1', 'Z2', 'N1', 'N3', 'N4', 'N7', 'N10', 'N11'],
    ],
    mutants: BOARD_COMMAND_MUTANTS,
  },
  {
    name: 'board-answers',
    tables: BOARD_ROWS,
    rules: [
      ...['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'O1', 'O2', 'M1', 'M2', 'M3', 'M5', 'M6', 'M7', 'M8'],
      ...[
        'K1',
        'K2',
        'K3',
        'A2',
        'T2',
        'T7',
        'P2',
        'P3',
        'P4',
        'D1',
        'D6',
        'D7',
        'D11',
        'R1',
        'R2',
      ],
      ...['R3', 'W2', 'W6', 'U3', 'C4', 'N2', 'N3', 'N4', 'N7', 'N10', 'N11'],
    ],
    mutants: BOARD_ANSWER_MUTANTS,
  },
];
