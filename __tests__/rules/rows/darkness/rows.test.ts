import { answerTo, spreadOn, type Scene } from '../../darkness/picture';
import type { Row } from '../../darkness/rows';

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

const ROWS: readonly Row[] = [
  ...turned,
  {
    name: 'N4: touched on its own level, a rise beside it takes nothing away',
    board: ['  d.d', '   a '],
    levels: ['00220', '00220'],
    tile: ['##'],
    gives: { result: 'tile', target: 'a', missing: 0, options: ['  dxd/   x '] },
  },
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
];

test.each(ROWS)('$name', (row) => {
  const { options, ...gives } = row.gives;
  expect(answerTo(row)).toEqual({ ...gives, options: [...options].sort() });
});

test('N5: a tile on the far side leaves what was missing before', () => {
  const scene: Scene = { board: ['...d.a'], tile: ['###'] };
  expect(spreadOn(scene, { trace: true }).trace).toEqual([
    { rule: 'N2', before: 1, after: 1, target: 'a' },
    { rule: 'N4', before: 1, after: 1 },
    { rule: 'N6', before: 1, after: 1, tile: 2 },
    { rule: 'N8', before: 2, after: 1, tile: 2, singles: 0 },
    { rule: 'N7', before: 2, after: 1 },
  ]);
});

test('N10: who stands elsewhere is not reached', () => {
  const { options } = spreadOn({ board: ['d.ab'], tile: ['##'] });
  expect(options.map(({ reached }) => reached)).toEqual([[{ id: 'a', damage: 2 }]]);
});
