import * as fc from 'fast-check';
import { columnName, fieldName, fieldNameIn, parseFieldName } from '@/src/ui/board';

describe('names of fields', () => {
  test.each([
    [0, 0, 'A1'],
    [6, 7, 'G8'],
    [25, 0, 'Z1'],
    [26, 0, 'AA1'],
    [51, 19, 'AZ20'],
    [52, 0, 'BA1'],
    [701, 0, 'ZZ1'],
    [702, 0, 'AAA1'],
    [-1, 0, '-A1'],
    [-4, -4, '-D-3'],
    [0, -1, 'A0'],
    [-27, 2, '-AA3'],
  ])('%i, %i is %s', (x, y, name) => {
    expect(fieldName(x, y)).toBe(name);
  });

  test('are read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 1000 }),
        fc.integer({ min: -500, max: 1000 }),
        (x, y) => {
          expect(parseFieldName(fieldName(x, y))).toEqual({ x, y });
        },
      ),
    );
  });

  test('no two columns share one', () => {
    const names = Array.from({ length: 1000 }, (_, x) => columnName(x - 500));
    expect(new Set(names).size).toBe(1000);
  });

  test.each([
    ['small letters and spaces', ' g 8 ', { x: 6, y: 7 }],
    ['no number', 'G', undefined],
    ['no letter', '8', undefined],
    ['row zero is above the first', 'G0', { x: 6, y: -1 }],
    ['left of A, above 1', ' -b −1', { x: -2, y: -2 }],
    ['a row with a nought before it', 'G08', undefined],
    ['something else', 'G8;', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, typed, field) => {
    expect(parseFieldName(typed)).toEqual(field);
  });

  test.each([
    ['without a rim', {}, 'C3'],
    ['with the rim of the builder', { first: { x: 4, y: 4 } }, '-B-1'],
  ])('%s', (_, picture, name) => {
    expect(fieldNameIn(picture, { x: 2, y: 2 })).toBe(name);
  });
});
