import { warningsFor, type GameCommand, type Position, type Warning } from '../../../../src/rules';
import { own, tokens } from '../foes';
import { after } from '../kit';
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
