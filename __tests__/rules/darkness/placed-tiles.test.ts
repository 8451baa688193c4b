import { removeCells, tokensOf, type DarkCell, type PlacedTiles } from '@/src/rules';

const cell = (x: number, y: number, below = false): DarkCell => ({ at: [x, y], below });
const LAID: PlacedTiles = [
  { id: 'line', cells: [cell(1, 1), cell(0, 1), cell(1, 1, true)] },
  { id: 'single', cells: [cell(4, 4)] },
];

test('G6: the fields of all pieces, above and below bridges', () => {
  expect(tokensOf(LAID)).toEqual({
    darkness: [
      [0, 1],
      [1, 1],
      [4, 4],
    ],
    darknessBelow: [[1, 1]],
  });
});

test('an instruction removes fields; a piece without any is gone', () => {
  const fewer = removeCells(LAID, [cell(1, 1), cell(4, 4)]);
  expect(tokensOf(fewer)).toEqual({ darkness: [[0, 1]], darknessBelow: [[1, 1]] });
  expect(fewer.map(({ id }) => id)).toEqual(['line']);
});
