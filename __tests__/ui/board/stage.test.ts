import type { View } from 'react-native';
import { createCameraControl } from '@/src/ui/board/gestures/camera-control';
import { createGestures } from '@/src/ui/board/gestures/gestures';
import type { Paper } from '@/src/ui/board/paper';

const VIEW = { width: 400, height: 400 };
const BOARD = { width: 16_000, height: 16_000 };
const AT_ITS_PLACE = [{ translateX: 0 }, { translateY: 0 }, { scale: 1 }];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nextFrame = () => jest.advanceTimersByTime(16);

/** A board whose drawings are committed at once, or when told to. */
function staged({ slow = false } = {}) {
  const moves: unknown[] = [];
  const papers: Paper[] = [];
  const control = createCameraControl((paper) => {
    papers.push(paper);
    if (!slow) control.shown(paper);
  });
  const node = {
    setNativeProps: ({ style }: { style: { transform: unknown } }) => moves.push(style.transform),
  };
  control.attach(node as unknown as View);
  control.setBoard(BOARD);
  control.resize(VIEW);
  control.zoom(40, 0);
  const start = { moves: moves.length, papers: papers.length };
  return {
    control,
    papers,
    lastMove: () => moves.at(-1),
    moved: () => moves.length - start.moves,
    drawn: () => papers.length - start.papers,
  };
}

const gesturesOf = ({ control }: ReturnType<typeof staged>) =>
  createGestures({
    pan: control.pan,
    zoom: control.pinch,
    settle: control.settle,
    tap: () => undefined,
    doubleTap: () => undefined,
    grab: () => undefined,
    drag: () => undefined,
    drop: () => undefined,
    letGo: () => undefined,
    paints: () => false,
    stroke: () => undefined,
    strokeEnd: () => undefined,
  });

test('two fingers move the drawing once a frame, however much they tell', () => {
  const board = staged();
  const { down, moved, up } = gesturesOf(board);
  down(1, { x: 100, y: 100 });
  down(2, { x: 200, y: 100 });
  for (let frame = 1; frame <= 10; frame += 1) {
    for (const part of [0.3, 0.6, 0.9]) {
      moved(1, { x: 100 - frame - part, y: 100 });
      moved(2, { x: 200 + frame + part, y: 100 });
    }
    nextFrame();
  }
  expect(board.moved()).toBe(10);
  expect(board.drawn()).toBe(0);
  up(1, { x: 90, y: 100 }, 0);
  up(2, { x: 210, y: 100 }, 0);
  expect(board.drawn()).toBe(1);
});

test('at rest the camera is in the drawing, and nothing is transformed', () => {
  const board = staged();
  board.control.pan(30, 20);
  nextFrame();
  expect(board.lastMove()).toEqual([{ translateX: 30 }, { translateY: 20 }, { scale: 1 }]);
  board.control.settle();
  expect(board.lastMove()).toEqual(AT_ITS_PLACE);
  expect(board.papers.at(-1)?.camera).toEqual(board.control.camera());
});

test('a long push is drawn on the way, but not at every step', () => {
  const board = staged();
  for (let step = 0; step < 120; step += 1) {
    board.control.pan(-10, 0);
    nextFrame();
  }
  expect(board.drawn()).toBeGreaterThan(3);
  expect(board.drawn()).toBeLessThan(20);
});

test('nothing more is asked for until what was asked for is there', () => {
  const board = staged({ slow: true });
  board.control.shown(board.papers.at(-1));
  for (let step = 0; step < 120; step += 1) {
    board.control.pan(-10, 0);
    nextFrame();
  }
  expect(board.drawn()).toBe(1);
  const [paper] = board.papers.slice(-1);
  board.control.shown(paper);
  expect(board.lastMove()).not.toEqual(AT_ITS_PLACE);
});

test('a glide carries the drawing and has it drawn at its end', () => {
  const board = staged();
  board.control.zoom(0.9, 200);
  for (let step = 0; step < 20; step += 1) nextFrame();
  expect(board.moved()).toBeGreaterThan(0);
  expect(board.drawn()).toBe(1);
  expect(board.lastMove()).toEqual(AT_ITS_PLACE);
});
