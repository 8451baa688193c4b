import { scrolledInSight } from '@/src/ui/scroll/in-sight';

const SEEN = { top: 100, height: 300 };

test.each([
  ['in sight: stays', 200, 60, null],
  ['below, behind the keyboard: up until its hint is seen', 390, 60, 170],
  ['its end cut off', 330, 60, 110],
  ['above: down until its label is seen', 110, 60, 90],
  ['at the very top there is nothing above', 10, 60, 0],
  ['taller than the room: where its words end', 150, 400, 270],
])('%s', (_name, top, height, expected) => {
  expect(scrolledInSight(SEEN, { top, height }, 20)).toBe(expected);
});

test('nothing moves when it cannot get any better', () => {
  expect(scrolledInSight({ top: 270, height: 300 }, { top: 150, height: 400 }, 20)).toBeNull();
});
