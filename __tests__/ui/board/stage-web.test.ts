/** Browsers draw what is scaled sharp by themselves: there a new drawing is for what would be missing only. */
import { createCameraControl } from '@/src/ui/board/gestures/camera-control';

jest.mock('@/src/ui/board/gestures/moved-node', () => ({
  SCALES_SHARP: true,
  moveNode: () => undefined,
}));

const PHONE = { width: 390, height: 844 };
const MIDDLE = { x: 195, y: 420 };
const NOTCH = 1.045;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The whole map in sight, as it opens. */
function opened(columns: number, rows: number) {
  let drawn = 0;
  const control = createCameraControl((paper) => {
    drawn += 1;
    control.shown(paper);
  });
  control.setBoard({ width: columns * 40, height: rows * 40 });
  control.resize(PHONE);
  drawn = 0;
  const notches = (count: number, factor: number) => {
    for (let notch = 0; notch < count; notch += 1) {
      control.pinch(factor, MIDDLE);
      jest.advanceTimersByTime(16);
    }
  };
  return { control, notches, drawn: () => drawn };
}

test.each([
  ['600 fields', 30, 20],
  ['10,000 fields', 100, 100],
] as const)('%s, pushed in circles and zoomed a little: no new drawing', (_, columns, rows) => {
  const { control, notches, drawn } = opened(columns, rows);
  for (let step = 0; step < 90; step += 1) {
    control.pan(-10 * Math.sin(step / 9), 10 * Math.cos(step / 9));
    jest.advanceTimersByTime(16);
  }
  control.settle();
  for (const factor of [NOTCH, 1 / NOTCH, NOTCH]) notches(10, factor);
  control.settle();
  expect(drawn()).toBe(0);
});

test('10,000 fields, zoomed from far to near: one, at rest, for the lines that show from there on', () => {
  const { control, notches, drawn } = opened(100, 100);
  notches(20, NOTCH);
  expect([control.camera().scale > 0.2, drawn()]).toEqual([true, 0]);
  control.settle();
  expect(drawn()).toBe(1);
  notches(10, NOTCH);
  control.settle();
  expect(drawn()).toBe(1);
});
