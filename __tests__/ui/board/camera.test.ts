import * as fc from 'fast-check';
import {
  boardSpotUnder,
  bringIntoSight,
  BUTTONS,
  clampCamera,
  fitCamera,
  fitRect,
  fitWithRoom,
  lookingAt,
  nearEnough,
  partToSee,
  scaleLimits,
  showsAll,
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
    ['with room to spare, in the middle', { width: 900, height: 452 }, { x: 250, y: 26 }],
    ['a tall window, in the middle too', { width: 452, height: 800 }, { x: 26, y: 200 }],
    ['a tight one, beside the buttons', { width: 512, height: 452 }, { x: 26, y: 26 }],
  ])('%s', (_, view, at) => {
    expect(fitCamera(view, { width: 400, height: 400 })).toMatchObject({
      x: expect.closeTo(at.x),
      y: expect.closeTo(at.y),
      scale: expect.closeTo(1),
    });
  });

  const room = { width: 480, height: 560 };
  const tray = { x: 120, y: 120, width: 240, height: 320 };
  test.each([
    ['much room: all around the part is shown', { width: 645, height: 696 }, 44, room],
    ['some room: a part of it', { width: 420, height: 480 }, 41, tray],
    ['no room: the part alone', { width: 390, height: 290 }, 29, tray],
  ])('%s', (_, view, points, seen) => {
    const fitted = fitWithRoom(view, tray, room);
    expect(Math.floor(fitted.scale * 40)).toBe(points);
    const all = { x: 0, y: 0, ...seen };
    expect(showsAll({ ...fitted, x: fitted.x + 1e-6, y: fitted.y + 1e-6 }, view, all)).toBe(true);
  });

  test('however much room is shown, the part is in sight, and its fields are no smaller than need be', () => {
    fc.assert(
      fc.property(window, size, spot, size, (view, { width, height }, at, more) => {
        const part = { ...at, width, height };
        const board = { width: at.x + width + more.width, height: at.y + height + more.height };
        const fitted = fitWithRoom(view, part, board);
        const near = { ...fitted, x: fitted.x + 1e-6, y: fitted.y + 1e-6 };
        expect(showsAll(near, view, { ...part, width: width - 1e-3, height: height - 1e-3 })).toBe(
          true,
        );
        expect(fitted.scale).toBeGreaterThanOrEqual(Math.min(0.9, fitRect(view, part).scale));
      }),
    );
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

  test('looking where something happens: fields of 24 points, and all of it in sight if it fits so', () => {
    fc.assert(
      fc.property(window, camera, size, spot, size, (view, from, { width, height }, at, more) => {
        const rect = { ...at, width, height };
        const board = { width: at.x + width + more.width, height: at.y + height + more.height };
        const looked = lookingAt(from, view, rect, board);
        expect(looked.scale * 40).toBeGreaterThanOrEqual(24 - 1e-6);
        const fits = fitCamera(view, rect).scale >= looked.scale - 1e-6;
        const shown = { ...looked, x: looked.x + 1e-6, y: looked.y + 1e-6 };
        const smaller = { ...rect, width: width - 1e-3, height: height - 1e-3 };
        if (fits) expect(showsAll(shown, view, smaller)).toBe(true);
        // Once there it stays: nothing moves while the same thing goes on.
        if (fits) expect(lookingAt(shown, view, smaller, board)).toBe(shown);
      }),
    );
  });

  const phone = { width: 390, height: 240 };
  test.each([
    ['far away: nearer, as long as all of it fits', 0.6, 6, 31.3],
    ['few fields: no nearer than numbers need', 0.6, 2, 36],
    ['near already: as it is', 0.9, 3, 36],
    ['nearly as near: as it is', 0.75, 3, 30],
  ])('%s', (_, scale, fields, points) => {
    const rect = { x: 20, y: 10, width: fields * 40, height: fields * 40 };
    const board = { width: 800, height: 600 };
    expect(lookingAt({ x: 0, y: 0, scale }, phone, rect, board).scale * 40).toBeCloseTo(points, 0);
  });

  test.each([
    ['in the upper left corner', { x: 0, y: 0 }, { x: 26, y: 26 }],
    ['in the middle', { x: 480, y: 400 }, { x: -309, y: -312 }],
  ])('looking %s: no empty rim while the map goes on elsewhere', (_, at, corner) => {
    const rect = { ...at, width: 160, height: 160 };
    const looked = lookingAt({ x: 0, y: 0, scale: 0.3 }, phone, rect, {
      width: 1200,
      height: 1000,
    });
    expect(looked).toEqual({
      scale: 0.9,
      x: expect.closeTo(corner.x, 0),
      y: expect.closeTo(corner.y, 0),
    });
  });

  test.each([
    ['all that may be chosen, while it fits with fields of 24 points', 9, 'choices'],
    ['what happens alone, where it does not', 14, 'at'],
  ] as const)('worth seeing: %s', (_, fields, part) => {
    const at = { x: 0, y: 0, width: 80, height: 80 };
    const look = { at, choices: { x: 0, y: 0, width: fields * 40, height: 160 } };
    expect(partToSee(phone, look)).toBe(look[part]);
    expect(partToSee(phone, { at })).toBe(at);
  });

  test('looking at a corner of a map that is in sight whole: it stays in the middle', () => {
    const rect = { x: 0, y: 0, width: 80, height: 80 };
    const looked = lookingAt({ x: 0, y: 0, scale: 0.3 }, phone, rect, { width: 160, height: 160 });
    expect(looked.x).toBeGreaterThan(60);
  });

  test('painting single fields: none below 24 points, and what is in the middle stays there', () => {
    fc.assert(
      fc.property(window, camera, (view, from) => {
        const near = nearEnough(from, view);
        if (from.scale * 40 >= 24 || from.scale * 40 < 12) return expect(near).toBe(from);
        expect(near.scale * 40).toBeCloseTo(24);
        const middle = { x: view.width / 2, y: view.height / 2 };
        expect(boardSpotUnder(near, middle).x).toBeCloseTo(boardSpotUnder(from, middle).x, 3);
        return expect(boardSpotUnder(near, middle).y).toBeCloseTo(
          boardSpotUnder(from, middle).y,
          3,
        );
      }),
    );
  });
});
