import * as fc from 'fast-check';
import {
  addTurns,
  QUARTER_TURNS,
  rowsOf,
  SHEET_SIZES,
  SHEET_ZONES,
  sheetSize,
  TERRAIN_LETTERS,
  turnBack,
  turnRows,
  type Print,
  type QuarterTurns,
} from '@/src/rules';

const turns = fc.constantFrom(...QUARTER_TURNS);
const prints = fc.constantFrom(...SHEET_SIZES).chain((size) => {
  const [width, height] = SHEET_ZONES[size];
  const row = fc
    .array(fc.constantFrom(...TERRAIN_LETTERS), { minLength: 2 * width, maxLength: 2 * width })
    .map((letters) => letters.join(''));
  return fc.array(row, { minLength: 2 * height, maxLength: 2 * height });
});

const TURNED: readonly [name: string, turn: QuarterTurns, rows: Print][] = [
  ['as printed', 0, ['ab', 'cd', 'ef']],
  ['a quarter clockwise: the left column is the top row', 1, ['eca', 'fdb']],
  ['half', 2, ['fe', 'dc', 'ba']],
  ['three quarters: the right column is the top row', 3, ['bdf', 'ace']],
];

test.each(TURNED)('%s', (_, turn, rows) => {
  expect(turnRows(['ab', 'cd', 'ef'], turn)).toEqual(rows);
});

test('four quarters are none, and back is back', () => {
  fc.assert(
    fc.property(prints, turns, turns, (print, one, other) => {
      expect(turnBack(turnRows(print, one), one)).toEqual(print);
      expect(turnRows(turnRows(print, one), other)).toEqual(turnRows(print, addTurns(one, other)));
      expect(turnRows(turnRows(print, 3), 1)).toEqual(print);
    }),
  );
});

test('a turned sheet has as many fields as its size says', () => {
  for (const size of SHEET_SIZES) {
    for (const turn of QUARTER_TURNS) {
      const [width, height] = SHEET_ZONES[size];
      const rows = turnRows(rowsOf('.', 2 * width, 2 * height), turn);
      expect([(rows[0]?.length ?? 0) / 2, rows.length / 2]).toEqual(sheetSize(size, turn));
    }
  }
});
