import { CUBE_KINDS, cubeLayers } from '@/src/ui/icons/cubes';
import { sideBySide } from '@/src/ui/icons/side-by-side';

test.each([
  ['points', 'M1 2L3 4z', 'M1 2L3 4zM29 2L31 4z'],
  ['ways along one axis', 'M1 2H3V4', 'M1 2H3V4M29 2H31V4'],
  ['curves', 'M0 0C1 2 3 4 5 6', 'M0 0C1 2 3 4 5 6M28 0C29 2 31 4 33 6'],
])('%s move to the right and nowhere else', (_name, d, twice) => {
  expect(sideBySide(d, 2, 28)).toBe(twice);
});

test.each(CUBE_KINDS)('every stroke of a %s cube is one that moves', (kind) => {
  for (const { d } of cubeLayers(kind)) expect(d).toMatch(/^([MLHVCz][\d. ]*)+$/);
});

test('none of them is nothing', () => expect(sideBySide('M1 2', 0, 28)).toBe(''));
