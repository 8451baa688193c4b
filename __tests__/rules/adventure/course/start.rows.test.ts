import { adventureOf, adventureWith } from '../kit';
test('V6: full HP', () => {
  expect(adventureOf(adventureWith()).heroes.map(({ hp }) => hp)).toEqual([10, 10]);
});
