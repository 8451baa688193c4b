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

const ROWS = [...ALL_TURNS, ...WAYS, ...MOVEMENT_TOKENS, ...VALUES];

describe('the table itself', () => {
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
