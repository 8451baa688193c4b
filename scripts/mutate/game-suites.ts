import type { Suite } from './mutant';
import { RUNEBOUND_2_MUTANTS } from './mutants/games/runebound2';
import { RUNEBOUND_3_MUTANTS } from './mutants/games/runebound3';
import { RUNEWARS_MUTANTS } from './mutants/games/runewars';
import { SESSION_MUTANTS } from './mutants/games/session';
import { SWORD_SORCERY_MUTANTS } from './mutants/games/swordsorcery';

const upTo = (prefix: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`);

const rows = (game: string, ...tables: readonly string[]): readonly string[] =>
  tables.map((table) => `${game}/${table}.rows.test.ts`);

/** The helpers of other games. */
export const GAME_SUITES: readonly Suite[] = [
  {
    name: 'swordsorcery',
    tables: rows('swordsorcery', 'attack', 'effects', 'round', 'zone'),
    rules: upTo('SS', 14),
    mutants: SWORD_SORCERY_MUTANTS,
  },
  {
    name: 'runebound3',
    tables: rows('runebound3', 'board', 'combat', 'test', 'turn'),
    rules: upTo('RB3-', 14),
    mutants: RUNEBOUND_3_MUTANTS,
  },
  {
    name: 'runebound2',
    tables: rows('runebound2', 'combat', 'journey', 'odds', 'town'),
    rules: upTo('RB2-', 12),
    mutants: RUNEBOUND_2_MUTANTS,
  },
  {
    name: 'runewars',
    tables: rows('runewars', 'battle', 'duel', 'season'),
    rules: upTo('RW-', 14),
    mutants: RUNEWARS_MUTANTS,
  },
  {
    name: 'session',
    tables: rows('session', 'session'),
    rules: ['notes'],
    mutants: SESSION_MUTANTS,
  },
];
