import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const upTo = (letter: string, last: number, ...without: readonly number[]): readonly string[] =>
  Array.from({ length: last }, (_, index) => index + 1)
    .filter((number) => !without.includes(number))
    .map((number) => `${letter}${number}`);

/** Two categories and two sides of gear are the logbook's: an adventure does not know them. */
const ELSEWHERE: readonly string[] = ['E3', 'E4'];

const IDS: readonly string[] = [
  ...upTo('C', 6),
  ...upTo('D', 21, 1, 2, 3, 4, 5, 6, 7, 8, 17, 18),
  ...upTo('W', 6),
  ...upTo('Q', 8),
  ...upTo('Z', 4),
  ...upTo('M', 12, 1, 2, 3, 4, 5, 6, 7, 8),
  ...upTo('E', 5),
  ...upTo('F', 3),
  ...upTo('I', 6),
  ...upTo('U', 14, 9, 13),
  ...upTo('V', 6, 5),
  ...['N1', 'N3', 'N10', 'N11', 'N12', 'S1', 'S2', 'S6', 'S7', 'S8'],
  ...['S2a', 'S2b', 'S2c', 'S2d', 'S2e', 'S2f', 'S2g', 'R2', 'R3'],
].filter((id) => !ELSEWHERE.includes(id));

/** Worked examples of the rulebook that a table plays through the core, by line. */
const EXAMPLES: readonly string[] = [
  ...['L821', 'L974', 'L994', 'L1020', 'L1042', 'L1169', 'L1200', 'L1261', 'L1400', 'L1404'],
  ...['L1406', 'L1414', 'L1513', 'L1523', 'L1555', 'L1591', 'L1597', 'L1633', 'L1636', 'L1654'],
  ...['L1726', 'L1776', 'L1778', 'L1780', 'L1797', 'L1807', 'L1817', 'L1833', 'L1839', 'L1882'],
  ...['L1888', 'L1908', 'L1926', 'L1928', 'L1986', 'L2264', 'L2504', 'L2524', 'L2528', 'L2532'],
  ...['L2540', 'L2573', 'L2696', 'L2889', 'L2909', 'L3290', 'L3310', 'L3318', 'L3478', 'L3566'],
  'L3879',
];

const NAME = /['"`]((?:[A-Z]\d+[a-z]?, )*[A-Z]\d+[a-z]?): /gu;

/** The ids before the colon of every name of a row or of a group of rows. */
const named = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.rows.test.ts'))
  .flatMap((name) => [...readFileSync(join(__dirname, name), 'utf8').matchAll(NAME)])
  .map(([, ids = '']) => ids.split(', '));

const covered = new Set(named.flat());

test.each(IDS)('a row is about %s', (id) => {
  expect(covered.has(id)).toBe(true);
});

test.each(EXAMPLES)('a row plays the example of line %s', (line) => {
  expect(covered.has(line)).toBe(true);
});

test('at least 250 rows are named by a rule', () => {
  expect(named.length).toBeGreaterThanOrEqual(250);
});
