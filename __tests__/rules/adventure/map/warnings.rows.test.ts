import {
  heroReach,
  movementLeft,
  warningsFor,
  type GameCommand,
  type Position,
  type Warning,
} from '@/src/rules';
import { own, tokens } from '../foes';
import { adventureOf, after } from '../kit';
import { onMap, sheet, stand, walk } from './map-kit';

const state = onMap(
  [
    ...[sheet('E', [0, 0], { turn: 1 }), sheet('E', [3, 0], { turn: 1 })],
    ...[stand('hero-1', [0, 0]), stand('monster-2', [11, 3])],
  ],
  { summons: [own()] },
);

const around: readonly Position[] = [
  [1, 1],
  [2, 2],
  [3, 1],
  [2, 0],
];

const ROWS: readonly [
  string,
  readonly GameCommand[],
  Parameters<typeof walk>,
  readonly Warning[],
][] = [
  ['Q1: three fields are free', [], ['hero-1', [3, 0]], []],
  [
    'Q1: farther is for the table to know',
    [],
    ['hero-1', [5, 0]],
    [{ code: 'too-far', points: 5, most: 3 }],
  ],
  [
    'Q1: a way as long as it is said',
    [],
    ['hero-1', [2, 0], { way: around }],
    [{ code: 'too-far', points: 4, most: 3 }],
  ],
  [
    'M1: LANGSAM shortens it',
    [tokens('hero-1', { slow: 1 })],
    ['hero-1', [2, 0]],
    [{ code: 'too-far', points: 2, most: 1 }],
  ],
  ['M5: jumps and pushes have their own words', [], ['hero-1', [9, 0], { how: 'jump' }], []],
  ['M1: monsters have their card', [], ['monster-2', [0, 3]], []],
];

test.each(ROWS)('%s', (_, given, move, warned) => {
  const command = walk(...move);
  if (command.kind !== 'moveFigure') throw new Error('no move');
  expect(warningsFor(after(state, ...given), command)).toEqual(warned);
});

/** In hero-1's own turn; each row: what was walked before, and what is left of three. */
const acting: GameCommand = { kind: 'actNow', figure: 'hero-1' };

const SEVERAL: readonly [
  string,
  readonly GameCommand[],
  left: number,
  to: Position,
  readonly Warning[],
][] = [
  ['Q1: two ways within it', [walk('hero-1', [1, 0])], 2, [3, 0], []],
  [
    'Q1: two ways add up',
    [walk('hero-1', [2, 0])],
    1,
    [4, 0],
    [{ code: 'too-far', points: 4, most: 3 }],
  ],
  [
    'Q1: back where he came from is walked too',
    [walk('hero-1', [1, 0]), walk('hero-1', [0, 0])],
    1,
    [2, 0],
    [{ code: 'too-far', points: 4, most: 3 }],
  ],
  [
    'Q1: a round as the players say it',
    [
      walk('hero-1', [0, 0], {
        way: [
          [1, 0],
          [0, 0],
        ],
      }),
    ],
    1,
    [1, 0],
    [],
  ],
  [
    'Q1: beyond the free movement nothing is left, and nothing stops him',
    [walk('hero-1', [5, 0]), walk('hero-1', [6, 0])],
    0,
    [7, 0],
    [{ code: 'too-far', points: 7, most: 3 }],
  ],
  ['M5: a jump is not walked', [walk('hero-1', [2, 0], { how: 'jump' })], 3, [5, 0], []],
  ['M9: nor is a push', [walk('hero-1', [2, 0], { how: 'forced' })], 3, [5, 0], []],
  [
    'M1: bonus tokens come on top',
    [walk('hero-1', [3, 0]), tokens('hero-1', { 'additional-movement': 1 })],
    1,
    [4, 0],
    [],
  ],
  ['Q1: a new turn has all of it', [walk('hero-1', [3, 0]), { kind: 'nextTurn' }], 3, [6, 0], []],
];

test.each(SEVERAL)('%s', (_, given, left, to, warned) => {
  const now = after(state, acting, ...given);
  const command = walk('hero-1', to);
  if (command.kind !== 'moveFigure') throw new Error('no move');
  expect(movementLeft(adventureOf(now), 'hero-1')).toBe(left);
  expect(Math.max(0, ...heroReach(adventureOf(now), 'hero-1').map(({ cost }) => cost))).toBe(left);
  expect(warningsFor(now, command)).toEqual(warned);
});

test('Q1: out of his turn nobody counts', () => {
  const now = after(state, walk('hero-1', [2, 0]));
  expect(movementLeft(adventureOf(now), 'hero-1')).toBe(3);
});
