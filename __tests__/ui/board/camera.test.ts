import * as fc from 'fast-check';
import {
  boardSpotUnder,
  bringIntoSight,
  BUTTONS,
  clampCamera,
  fitCamera,
  scaleLimits,
  zoomedAt,
} from '@/src/ui/board/gestures/camera';

const size = fc.record({
  width: fc.integer({ min: 80, max: 2400 }),
  height: fc.integer({ min: 80, max: 1600 }),
});
/** Nobody plays in less than this. */
const window = fc.record({
  width: fc.integer({ min: 200, max: 2400 }),
  height: fc.integer({ min: 330, max: 1600 }),
});
const camera = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
  scale: fc.double({ min: 0.1, max: 5, noNaN: true }),
});
const spot = fc.record({
  x: fc.integer({ min: 0, max: 800 }),
  y: fc.integer({ min: 0, max: 800 }),
});

describe('camera', () => {
  test('fitted, the whole board is in the window and none of it under the buttons', () => {
    fc.assert(
      fc.property(window, size, (view, board) => {
        const { x, y, scale } = fitCamera(view, board);
        const [right, bottom] = [x + board.width * scale, y + board.height * scale];
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(view.width + 1e-6);
        expect(bottom).toBeLessThanOrEqual(view.height + 1e-6);
        const beside = right <= view.width - BUTTONS.width + 1e-6;
        expect(beside || bottom <= view.height - BUTTONS.height + 1e-6).toBe(true);
      }),
    );
  });

  test.each([
    ['with room to spare, in the middle', { width: 900, height: 436 }, { x: 250, y: 18 }],
    ['a tall window, in the middle too', { width: 436, height: 800 }, { x: 18, y: 200 }],
    ['a tight one, beside the buttons', { width: 496, height: 436 }, { x: 18, y: 18 }],
  ])('%s', (_, view, at) => {
    expect(fitCamera(view, { width: 400, height: 400 })).toMatchObject({
      x: expect.closeTo(at.x),
      y: expect.closeTo(at.y),
      scale: expect.closeTo(1),
    });
  });

  test('zooming keeps what is under the finger', () => {
    fc.assert(
      fc.property(
        camera,
        spot,
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (from, at, factor) => {
          const before = boardSpotUnder(from, at);
          const after = boardSpotUnder(zoomedAt(from, at, factor), at);
          expect(after.x).toBeCloseTo(before.x, 4);
          expect(after.y).toBeCloseTo(before.y, 4);
        },
      ),
    );
  });

  test('the board never leaves the window and never gets too small or too large', () => {
    fc.assert(
      fc.property(camera, size, size, (from, view, board) => {
        const { x, y, scale } = clampCamera(from, view, board);
        const { least, most } = scaleLimits(view, board);
        expect(scale).toBeGreaterThanOrEqual(least);
        expect(scale).toBeLessThanOrEqual(most);
        expect(x).toBeLessThanOrEqual(view.width / 2);
        expect(x + board.width * scale).toBeGreaterThanOrEqual(view.width / 2 - 1e-6);
        expect(y).toBeLessThanOrEqual(view.height / 2);
        expect(y + board.height * scale).toBeGreaterThanOrEqual(view.height / 2 - 1e-6);
      }),
    );
  });

  test.each([
    ['in sight already', { x: 100, y: 100 }, { x: 0, y: 0 }],
    ['beyond the right edge', { x: 400, y: 100 }, { x: -54, y: 0 }],
    ['beyond the upper edge', { x: 100, y: -20 }, { x: 0, y: 34 }],
  ])('a field %s', (_, at, moved) => {
    const next = bringIntoSight(
      { x: 0, y: 0, scale: 1 },
      { width: 400, height: 400 },
      { ...at, width: 40, height: 40 },
    );
    expect(next).toEqual({ scale: 1, ...moved });
  });
});
