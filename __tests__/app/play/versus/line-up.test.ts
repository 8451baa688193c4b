import {
  lineUpAgain,
  NO_LINE_UP,
  rollsDue,
  teamsOf,
  withoutRolls,
} from '@/app/play/versus/line-up';
import { renamed } from '@/app/logbook/versus/renamed';
import { NO_CAMPAIGN, type Campaign, type ChronicleEntry } from '@/src/rules';

const FOUR = ['a', 'b', 'c', 'd'];

test.each([
  ['X2: each for himself', { pairs: false, partner: null }, FOUR, [['a'], ['b'], ['c'], ['d']]],
  [
    'X2: the second goes with the first',
    { pairs: true, partner: null },
    FOUR,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'X2: or whoever was said',
    { pairs: true, partner: 'd' },
    FOUR,
    [
      ['a', 'd'],
      ['b', 'c'],
    ],
  ],
  [
    'X2: nobody is his own partner',
    { pairs: true, partner: 'a' },
    FOUR,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'X2: with three there are no pairs',
    { pairs: true, partner: 'b' },
    ['a', 'b', 'c'],
    [['a'], ['b'], ['c']],
  ],
] as const)('%s', (_, lineUp, keys, teams) => {
  expect(teamsOf(lineUp, keys)).toEqual(teams);
});

test.each([
  ['X3: the first is asked first', {}, { asked: 'a', again: false, dice: [] }],
  ['X3: then the next', { a: [4] }, { asked: 'b', again: false, dice: [4] }],
  [
    'X3: a tie waits until everybody has rolled',
    { a: [4], b: [4] },
    { asked: 'c', again: false, dice: [4, 4] },
  ],
  [
    'X3: then they roll again',
    { a: [4], b: [4], c: [9] },
    { asked: 'a', again: true, dice: [4, 4, 9] },
  ],
  [
    'X3: and again',
    { a: [4, 2], b: [4, 2], c: [9] },
    { asked: 'a', again: true, dice: [4, 4, 9, 2, 2] },
  ],
  [
    'X3: until nobody ties',
    { a: [4, 2], b: [4, 7], c: [9] },
    { asked: null, again: false, dice: [4, 4, 9, 2, 7] },
  ],
  [
    'X3: an old second roll counts for nothing',
    { a: [4, 2], b: [5], c: [9] },
    { asked: null, again: false, dice: [4, 5, 9] },
  ],
] as const)('%s', (_, rolls, due) => {
  expect(rollsDue(['a', 'b', 'c'], rolls)).toEqual(due);
});

test('X3: a roll is taken back, the others stand', () => {
  const rolls = { a: [4], b: [5] };
  expect(withoutRolls({ ...NO_LINE_UP, rolls }, 'a').rolls).toEqual({ b: [5] });
});

const heroes = FOUR.map((id) => ({ id }) as unknown as Campaign['heroes'][number]);
const fought = (teams: readonly (readonly string[])[]): Campaign => ({
  ...NO_CAMPAIGN,
  heroes,
  chronicle: [{ title: 'Arena', teams } as unknown as ChronicleEntry],
});

test('the last fight is lined up again, without its dice', () => {
  expect(
    lineUpAgain(
      fought([
        ['a', 'c'],
        ['b', 'd'],
      ]),
      'table',
    ),
  ).toEqual({
    ...NO_LINE_UP,
    fights: true,
    pairs: true,
    partner: 'c',
    battlefield: 'Arena',
    roller: 'table',
  });
  expect(lineUpAgain(fought([['b'], ['d']]), 'app')).toMatchObject({
    looksOn: ['a', 'c'],
    pairs: false,
  });
  expect(lineUpAgain({ ...NO_CAMPAIGN, heroes }, 'app').fights).toBe(false);
});

test('the heroes of a new campaign keep their partner and their dice', () => {
  const lineUp = { ...NO_LINE_UP, partner: 'elros', rolls: { elros: [4], gone: [1] } };
  expect(renamed(lineUp, new Map([['elros', 'hero-1']]))).toMatchObject({
    partner: 'hero-1',
    rolls: { 'hero-1': [4] },
  });
});
