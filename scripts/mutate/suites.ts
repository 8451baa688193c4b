import { GAME_SUITES } from './game-suites';
import { MAP_SUITES } from './map-suites';
import type { Suite } from './mutant';
import { COURSE_MUTANTS } from './mutants/adventure/course';
import { HERO_MUTANTS } from './mutants/adventure/heroes';
import { SUMMON_MUTANTS } from './mutants/adventure/summons';
import { THREAT_MUTANTS } from './mutants/adventure/threats';
import { TURN_MUTANTS } from './mutants/adventure/turns';
import { VERSUS_MUTANTS } from './mutants/adventure/versus';
import { AFTERMATH_MUTANTS } from './mutants/aftermath';
import { BOARD_MUTANTS } from './mutants/board';
import { CHOICE_MUTANTS } from './mutants/choice';
import { DARKNESS_MUTANTS } from './mutants/darkness';
import { ITEM_MUTANTS } from './mutants/items';
import { OWN_SKILL_MUTANTS } from './mutants/own-skills';
import { MOVEMENT_MUTANTS } from './mutants/movement';

const numbered = (letter: string, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`);

const adventureRows = (...rows: readonly string[]): readonly string[] =>
  rows.map((row) => `adventure/${row}.rows.test.ts`);

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
      ...['S2c', 'S2g', 'S8'],
      ...['R1', 'R3'],
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
    rules: [...numbered('N', 1, 9), 'N9a', 'N10', 'N13', 'G6'],
    mutants: DARKNESS_MUTANTS,
  },
  {
    name: 'adventure-course',
    tables: adventureRows(
      ...['course/start', 'course/end', 'course/lines', 'turn/order', 'runes/runes', 'corners'],
    ),
    rules: [...numbered('V', 1, 3), 'V6'],
    mutants: COURSE_MUTANTS,
  },
  {
    name: 'versus',
    tables: [
      ...adventureRows('versus/start', 'versus/harm', 'versus/monsters', 'versus/end'),
      ...adventureRows('versus/sides'),
      'campaign/fights.rows.test.ts',
    ],
    rules: numbered('X', 2, 11),
    mutants: VERSUS_MUTANTS,
  },
  {
    name: 'adventure-turns',
    tables: [
      ...adventureRows('turn/order', 'turn/next-up', 'turn/start', 'turn/end', 'turn/warnings'),
      ...adventureRows('turn/allies'),
      ...adventureRows('runes/runes', 'runes/in-the-dark'),
      ...adventureRows('summons/attack-cards', 'course/end', 'corners'),
      'harm/start-of-turn.test.ts',
    ],
    rules: [
      ...[
        'I1',
        'I2',
        'I3',
        'I4',
        'I6',
        'S1',
        'S2',
        'S6',
        'S7',
        'C2',
        'N1',
        'N3',
        'N14',
        'U6',
        'F1',
        'F3',
        'F4',
      ],
      ...['S2a', 'S2b', 'S2c', 'S2d', 'S2e', 'S2f', 'S2g', 'D8', 'U10', 'U12'],
    ],
    mutants: TURN_MUTANTS,
  },
  {
    name: 'adventure-summons',
    tables: adventureRows(
      ...['summons/attack-cards', 'summons/commander', 'summons/figures', 'summons/setup'],
      ...['summons/two-sides', 'turn/start', 'turn/end', 'turn/order'],
      ...['figures/harm', 'threats/attack', 'corners'],
    ),
    rules: [...numbered('U', 1, 8), ...numbered('U', 10, 12), 'U14', 'V3', 'D15', 'I5', 'R3'],
    mutants: SUMMON_MUTANTS,
  },
  {
    name: 'adventure-heroes',
    tables: [
      ...adventureRows('heroes/afflictions', 'heroes/cubes', 'heroes/small-actions'),
      ...adventureRows('heroes/movement', 'heroes/live-hp', 'heroes/things', 'heroes/chest-deck'),
      ...adventureRows('heroes/weapon-attack', 'heroes/spells-and-checks', 'figures/harm'),
      ...adventureRows('turn/end', 'threats/collateral', 'corners'),
      'harm/hero-attack.test.ts',
    ],
    rules: [
      ...[...numbered('W', 1, 6), ...numbered('Q', 1, 8), ...numbered('Z', 1, 4)],
      ...[
        ...numbered('F', 2, 3),
        'V4',
        'C5',
        'D11',
        'D12',
        'D19',
        'E1',
        'E2',
        'R2',
        'K2',
        'C6',
        'C7',
        'Q9',
        'M12',
      ],
    ],
    mutants: HERO_MUTANTS,
  },
  {
    name: 'adventure-threats',
    tables: adventureRows(
      ...['figures/ground', 'figures/harm', 'figures/hit-points', 'figures/tokens'],
      ...[
        'threats/attack',
        'threats/bounds',
        'threats/collateral',
        'threats/reactions',
        'threats/reaction-effects',
        'corners',
      ],
    ),
    rules: [
      ...[
        'C1',
        'C3',
        'C4',
        ...numbered('D', 9, 11),
        'D13',
        'D14',
        'D16',
        'D19',
        'D20',
        'D21',
        'Q10',
      ],
      ...[...numbered('M', 9, 11), 'N10', 'N11', 'N12', 'F1', 'S8', 'I6'],
    ],
    mutants: THREAT_MUTANTS,
  },
  {
    name: 'items',
    tables: ['campaign/items.rows.test.ts', 'campaign/weapon.rows.test.ts'],
    rules: ['E2', 'E3', 'E4', 'W1', 'W2', 'W3', 'W4', 'C1'],
    mutants: ITEM_MUTANTS,
  },
  {
    name: 'own-skills',
    tables: [
      ...adventureRows('heroes/own-skills', 'summons/card-effect'),
      'harm/check.rows.test.ts',
    ],
    rules: ['W5', 'Q2', 'Q5', 'Q9', 'D10', 'D13', 'V1', 'W4', 'D16', 'D11', 'U3'],
    mutants: OWN_SKILL_MUTANTS,
  },
  ...MAP_SUITES,
  ...GAME_SUITES,
];
