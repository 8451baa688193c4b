import { printSituation } from '@/src/rules';
import { AFTERMATH_VALUES } from './aftermath';
import { ALL_TURNS } from './all';
import { DAMAGE_VALUES } from './damage';
import { GEOMETRY_VALUES, GEOMETRY_WAYS } from './geometry';
import { MOVEMENT_TOKENS, MOVEMENT_VALUES, MOVEMENT_WAYS } from './movement';
import { POSITION_WAYS } from './positions';
import { RULEBOOK_VALUES } from './rulebook';
import { read, reasonsOf, showTokens, showWay, turnOf } from './table';

const WAYS = [...GEOMETRY_WAYS, ...MOVEMENT_WAYS, ...POSITION_WAYS];
const VALUES = [
  ...GEOMETRY_VALUES,
  ...MOVEMENT_VALUES,
  ...DAMAGE_VALUES,
  ...AFTERMATH_VALUES,
  ...RULEBOOK_VALUES,
];

const RULES = [
  ...ids('G', 1, 8),
  ...ids('O', 0, 4),
  ...ids('M', 1, 8),
  ...ids('K', 1, 3),
  ...ids('A', 1, 3),
  ...ids('T', 1, 7),
  ...['P1', 'P1a', 'P2', 'P3', 'P4', 'Approach'],
  ...ids('D', 1, 8),
  // S2f and S7 come with attack cards and turned cards, which the core does not know yet.
  ...['S2a', 'S2b', 'S2c', 'S2d', 'S2e', 'S2g', 'S8'],
  ...ids('R', 1, 3),
];
/** The worked examples of the rulebook about movement and the monster turn, by line. */
const EXAMPLES = [
  ...[1200, 1289, 1299, 1313, 1315, 1400, 1404, 1414, 1870],
  ...[2264, 2504, 2524, 2528, 2532, 2540, 2573, 2577],
];
const ROWS = [...ALL_TURNS, ...WAYS, ...MOVEMENT_TOKENS, ...VALUES];

function ids(letter: string, first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`);
}

describe('the table itself', () => {
  const named = new Set(ROWS.flatMap(({ name }) => name.split(':')[0]?.split(', ') ?? []));

  test('has a row for every rule and every example', () => {
    const wanted = [...RULES, ...EXAMPLES.map((line) => `L${line}`)];
    expect(wanted.filter((id) => !named.has(id))).toEqual([]);
    expect([...named].filter((id) => !wanted.includes(id))).toEqual([]);
  });

  test('has 150 rows and more, no name twice', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length);
  });

  test('each board reads back from its own print', () => {
    for (const { board } of [...ALL_TURNS, ...WAYS, ...MOVEMENT_TOKENS]) {
      const print = printSituation(read(board));
      expect(printSituation(read(print))).toBe(print);
    }
  });
});

describe('turns', () => {
  test.each(ALL_TURNS)('$name', (row) => {
    const { shown, expected } = turnOf(row);
    expect(shown).toEqual(expected);
    expect(reasonsOf(row)).toEqual(row.why ?? {});
  });
});

describe('ways', () => {
  test.each(WAYS)('$name', (row) => {
    expect(showWay(row)).toBe(row.gives);
  });
});

describe('tokens that come off', () => {
  test.each(MOVEMENT_TOKENS)('$name', (row) => {
    expect(showTokens(row)).toBe(row.gives);
  });
});

describe('values', () => {
  test.each(VALUES)('$name', ({ asks, gives }) => {
    expect(asks()).toEqual(gives);
  });
});
