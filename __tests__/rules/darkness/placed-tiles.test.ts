import {
  placeSingles,
  placeTile,
  removeCells,
  removeTile,
  tokensOf,
  type DarkCell,
} from '@/src/rules';

const cell = (x: number, y: number, below = false): DarkCell => ({ at: [x, y], below });
const LINE = placeTile([], { id: 'line', cells: [cell(1, 1), cell(0, 1), cell(1, 1, true)] });

test('the fields of all pieces, above and below bridges', () => {
  expect(tokensOf(LINE)).toEqual({
    darkness: [
      [0, 1],
      [1, 1],
    ],
    darknessBelow: [[1, 1]],
  });
});

test('nothing lies on darkness: such cells stay with the first piece', () => {
  const both = placeTile(LINE, { id: 'second', cells: [cell(0, 1), cell(0, 2)] });
  expect(both.map(({ id, cells }) => [id, cells.length])).toEqual([
    ['line', 3],
    ['second', 1],
  ]);
  expect(placeTile(LINE, { id: 'third', cells: [cell(0, 1)] })).toBe(LINE);
});

test('singles are pieces of their own', () => {
  const laid = placeSingles(LINE, 's', [cell(4, 4), cell(4, 5)]);
  expect(laid.map(({ id }) => id)).toEqual(['line', 's.1', 's.2']);
});

test('an instruction removes a piece, or fields of it', () => {
  const laid = placeSingles(LINE, 's', [cell(4, 4)]);
  expect(removeTile(laid, 'line').map(({ id }) => id)).toEqual(['s.1']);
  const fewer = removeCells(laid, [cell(1, 1), cell(4, 4)]);
  expect(tokensOf(fewer)).toEqual({ darkness: [[0, 1]], darknessBelow: [[1, 1]] });
  expect(fewer.map(({ id }) => id)).toEqual(['line']);
});
