import type { Row } from '@/__tests__/rules/darkness/rows';

/** Rows that the mutants of `npm run mutate` asked for, beside those of `rules/darkness`. */
const CROSS = ['.#.', '###', '.#.'];
const ELL = ['#.', '#.', '##'];

/** Boards that fit the same tile in just one way: each turn and mirror image. */
const FITS: readonly (readonly string[])[] = [
  ['* ', '. ', '.a'],
  ['*..', 'a  '],
  ['*a', ' .', ' .'],
  ['  *', '..a'],
  [' *', ' .', 'a.'],
  ['*  ', '..a'],
  ['*a', '. ', '. '],
  ['*..', '  a'],
];

const turned = FITS.map((board, index): Row => ({
  name: `N4: way ${index + 1} of eight to lay the tile`,
  board,
  tile: ELL,
  gives: {
    result: 'tile',
    target: 'a',
    missing: 0,
    options: [board.map((row) => row.replace(/\S/gu, 'x')).join('/')],
  },
}));

export const FURTHER_ROWS: readonly Row[] = [
  ...turned,
  {
    name: 'N4: touched on its own level, a rise beside it takes nothing away',
    board: ['  d.d', '   a '],
    levels: ['00220', '00220'],
    tile: ['##'],
    gives: { result: 'tile', target: 'a', missing: 0, options: ['  dxd/   x '] },
  },
  ...(
    [
      [['D', 'a'], [1, 2], 'D/x'],
      [['a', 'D'], [1, 2], 'x/D'],
      [['aD'], [2, 1], 'xD'],
    ] as const
  ).map(([board, size, option]): Row => ({
    name: `G6, N4: from below a bridge to the field beside it: ${board.join('/')}`,
    board,
    bridges: [{ at: [0, 0], size, level: 1 }],
    tile: ['#'],
    gives: { result: 'tile', target: 'a', missing: 0, options: [option] },
  })),
  {
    name: 'N5: out of reach, the darkness there is may be the nearest',
    board: ['..d  a'],
    tile: ['##'],
    gives: { result: 'tile', target: 'a', missing: 1003, options: ['xxd  a'] },
  },
  {
    name: 'N7: only with the fewest singles, not with one more',
    board: ['d.a..d'],
    tile: CROSS,
    gives: { result: 'broken', target: 'a', missing: 0, options: ['dxx..d'] },
  },
  {
    name: 'N8, N5: out of reach, singles come nearer',
    board: ['d...  a'],
    tile: ['##'],
    gives: { result: 'broken', target: 'a', missing: 1003, options: ['dxxx  a'] },
  },
];
