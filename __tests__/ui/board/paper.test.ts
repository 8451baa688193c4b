import * as fc from 'fast-check';
import {
  clampCamera,
  fitCamera,
  panned,
  zoomedAt,
  type Camera,
  type ScreenSize,
} from '@/src/ui/board/gestures/camera';
import {
  carried,
  coversWindow,
  fieldsOn,
  hasRoom,
  inWindow,
  isDrawnFor,
  paperFor,
  servesZoom,
  type Paper,
} from '@/src/ui/board/paper';
import { cellsSeen } from '@/src/ui/board/sight';
import { cellsOf } from './boards';

const FIELD = 40;

const windows = fc.record({
  width: fc.integer({ min: 200, max: 1366 }),
  height: fc.integer({ min: 200, max: 1024 }),
});
const boards = fc
  .tuple(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 2, max: 400 }))
  .map(([width, height]): ScreenSize => ({ width: width * FIELD, height: height * FIELD }));
const pushes = fc.record({
  dx: fc.integer({ min: -20000, max: 20000 }),
  dy: fc.integer({ min: -20000, max: 20000 }),
  factor: fc.double({ min: 0.05, max: 100, noNaN: true }),
});

/** Any place a player can bring the camera to. */
const anywhere = fc
  .tuple(windows, boards, pushes, pushes)
  .map(([view, board, { dx, dy, factor }, then]) => {
    const within = (camera: Camera) => clampCamera(camera, view, board);
    const spot = { x: view.width / 3, y: view.height / 2 };
    const camera = within(panned(zoomedAt(fitCamera(view, board), spot, factor), dx, dy));
    const next = within(panned(zoomedAt(camera, spot, then.factor), then.dx, then.dy));
    return { view, board, camera, next };
  });

/** Where a place of the board is seen: drawn on the paper, which is then carried. */
const seenThrough = (paper: Paper, moved: Camera, at: { x: number; y: number }) => {
  const { x, y } = inWindow(paper.camera, { ...at, width: 0, height: 0 });
  return { x: moved.x + x * moved.scale, y: moved.y + y * moved.scale };
};

describe('the paper', () => {
  test('keeps within 100 MB at four pixels a point, on the largest map and anywhere', () => {
    fc.assert(
      fc.property(anywhere, ({ view, board, camera }) => {
        const { width, height } = inWindow(camera, paperFor(camera, view, board));
        expect(width * height * 4 * 4 ** 2).toBeLessThan(100 * 1024 * 1024);
      }),
    );
  });

  test('shows everything of the board that is in the window, with room for a push', () => {
    fc.assert(
      fc.property(anywhere, ({ view, board, camera }) => {
        const paper = paperFor(camera, view, board);
        expect(coversWindow(paper, camera, view, board)).toBe(true);
        expect(hasRoom(paper, camera, view, board)).toBe(true);
        expect(isDrawnFor(paper, camera)).toBe(true);
      }),
    );
  });

  test('says when a push has gone beyond it', () => {
    const view = { width: 400, height: 400 };
    const board = { width: 4000, height: 4000 };
    const camera = { x: -1000, y: -1000, scale: 1 };
    const paper = paperFor(camera, view, board);
    expect(coversWindow(paper, panned(camera, 100, 0), view, board)).toBe(true);
    expect(hasRoom(paper, panned(camera, 100, 0), view, board)).toBe(false);
    expect(coversWindow(paper, panned(camera, 140, 0), view, board)).toBe(false);
    // Beyond the board's edge there is nothing to miss.
    const corner = { x: 0, y: 0, scale: 1 };
    const atCorner = paperFor(corner, view, board);
    expect(coversWindow(atCorner, panned(corner, 200, 200), view, board)).toBe(true);
  });

  test.each([
    ['seen small and drawn large', 1, 0.6, false],
    ['seen large and drawn small', 0.6, 1, false],
    ['both large', 1, 2, true],
    ['both small', 0.4, 0.6, true],
  ])('the signs of figures are drawn for their size: %s', (_name, drawn, seen, serves) => {
    const at = (scale: number): Camera => ({ x: 0, y: 0, scale });
    const view = { width: 400, height: 400 };
    const paper = paperFor(at(drawn), view, view);
    expect(servesZoom(paper, at(seen))).toBe(serves);
  });

  test('settled, the picture is where the gesture left it', () => {
    fc.assert(
      fc.property(anywhere, fc.double({ min: 0, max: 1, noNaN: true }), (place, share) => {
        const { view, board, camera, next } = place;
        const before = paperFor(camera, view, board);
        const after = paperFor(next, view, board);
        const at = { x: after.x + after.width * share, y: after.y + after.height * share };
        const gesture = seenThrough(before, carried(before.camera, next), at);
        const settled = seenThrough(after, carried(after.camera, next), at);
        expect(gesture.x).toBeCloseTo(settled.x, 3);
        expect(gesture.y).toBeCloseTo(settled.y, 3);
        expect(carried(after.camera, next)).toEqual({ x: 0, y: 0, scale: 1 });
      }),
    );
  });
});

describe('fields in sight', () => {
  const cells = cellsOf(Array.from({ length: 40 }, () => '.'.repeat(40)));

  test('are whole zones, at least one field beyond the paper', () => {
    const sight = fieldsOn({ x: 100, y: -16, width: 300, height: 200 });
    expect(sight).toEqual({ left: 0, top: -2, right: 12, bottom: 6 });
  });

  test('all of them stay the same list, so that nothing is drawn again', () => {
    expect(cellsSeen(cells, { left: -2, top: -2, right: 42, bottom: 42 })).toBe(cells);
  });

  test.each([
    ['few', { left: 10, top: 4, right: 16, bottom: 8 }, 24],
    ['most', { left: -2, top: -2, right: 42, bottom: 38 }, 40 * 38],
    ['none', { left: 100, top: 100, right: 110, bottom: 110 }, 0],
  ])('%s', (_, sight, count) => {
    const seen = cellsSeen(cells, sight);
    expect(seen).toHaveLength(count);
    for (const { x, y } of seen) {
      expect(x >= sight.left && x < sight.right && y >= sight.top && y < sight.bottom).toBe(true);
    }
  });
});
