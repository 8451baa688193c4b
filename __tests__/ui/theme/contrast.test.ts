import { contrast, PALETTES } from '@/src/ui/theme';
import { pairsOf } from './pairs';

test.each([
  ['black on white', '#000000', '#ffffff', 21],
  ['a colour on itself', '#8a6bd8', '#8a6bd8', 1],
  ['the grey that just passes on white', '#767676', '#ffffff', 4.54],
])('contrast of %s', (_name, one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

test('a see-through colour has no contrast of its own', () => {
  expect(() => contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toThrow('not an opaque colour');
});

describe.each(['dark', 'light'] as const)('%s theme', (scheme) => {
  test.each(pairsOf(PALETTES[scheme]))('%s', (_name, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});
