import { darknessAnswer, spreadDarkness } from '@/src/rules';
import { answerTo, boardOf, spreadOn, tileOf, type Scene } from './picture';
import { BREAK_UPS, MEASURES, PLACEMENTS, RULEBOOK, TARGETS } from './rows';

const byName = (rows: typeof RULEBOOK) => rows.map((row) => [row.name, row] as const);

describe.each([
  ['the rulebook’s pictures', RULEBOOK],
  ['target', TARGETS],
  ['placements', PLACEMENTS],
  ['missing fields', MEASURES],
  ['breaking up', BREAK_UPS],
] as const)('%s', (_, rows) => {
  test.each(byName(rows))('%s', (_name, row) => {
    const { options, ...gives } = row.gives;
    expect(answerTo(row)).toEqual({ ...gives, options: [...options].sort() });
  });
});

describe('N5: a way longer than 1000 fields counts more than no way at all', () => {
  const LONG = 1100;
  const scene = (island: string): Scene => ({
    board: [`*${'.'.repeat(LONG)}a`, '', island.padStart(LONG + 1)],
    tile: ['.#.', '###', '.#.'],
  });

  test('singles keep off the spawn point while there is other room', () => {
    expect(darknessAnswer(spreadOn(scene('...d')))).toMatchObject({
      result: 'broken',
      missing: 1002,
      options: [
        [
          [LONG - 3, 2],
          [LONG - 2, 2],
          [LONG - 1, 2],
        ],
      ],
    });
  });

  test('without other room they must open the long way, and go on along it', () => {
    expect(darknessAnswer(spreadOn(scene('.d')))).toMatchObject({
      result: 'broken',
      missing: LONG - 1,
      options: [
        [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      ],
    });
  });
});

test('above and below a bridge read alike: the headless answer has the option once', () => {
  const outcome = spreadOn({
    board: ['d..a'],
    bridges: [{ at: [1, 0], size: [1, 1], level: 1 }],
    tile: ['.#.', '###', '.#.'],
  });
  expect(outcome.options).toHaveLength(2);
  expect(darknessAnswer(outcome).options).toEqual([
    [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  ]);
});

test('a shape of one’s own may fall apart, and a cell given twice counts once', () => {
  expect(answerTo({ board: ['d....a'], tile: ['#..#'] })).toMatchObject({
    result: 'tile',
    missing: 1,
    options: ['dx..xa'],
  });
  const board = boardOf({ board: ['d.a'], tile: [] });
  const twice = [...tileOf(['##']), ...tileOf(['##'])];
  const hero = { id: 'a', at: [2, 0], hp: 1, order: 0 } as const;
  expect(spreadDarkness(board, [hero], twice)).toMatchObject({ result: 'tile', missing: 0 });
});
