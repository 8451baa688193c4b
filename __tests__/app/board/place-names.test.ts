import { nextAt } from '@/app/board/darkness/useDarknessOnMap';
import { cellWords } from '@/app/play/words/map-things';
import { createWords } from '@/src/i18n';

describe.each([
  ['de', 'G9 unter der Brücke'],
  ['en', 'G9 below the bridge'],
] as const)('places of the darkness in %s', (language, below) => {
  const { t } = createWords(language);

  test('G6: on the bridge and below it have two names', () => {
    expect(cellWords({ at: [6, 8], below: false }, t)).toBe('G9');
    expect(cellWords({ at: [6, 8], below: true }, t)).toBe(below);
  });
});

test('N6: of many placements a tap takes the next one that covers the field', () => {
  const at = (x: number, y: number) => ({ at: [x, y] as const, below: false });
  const options = [
    { cells: [at(0, 0), at(1, 0)] },
    { cells: [at(5, 5)] },
    { cells: [at(1, 0), at(2, 0)] },
  ];
  expect(nextAt(options, 0, [1, 0])).toBe(2);
  expect(nextAt(options, 2, [1, 0])).toBe(0);
  expect(nextAt(options, 0, [5, 5])).toBe(1);
  expect(nextAt(options, 0, [9, 9])).toBeUndefined();
});
