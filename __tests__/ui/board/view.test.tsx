import { act, fireEvent, screen, userEvent, within } from '@testing-library/react-native';
import { Profiler } from 'react';
import { Animated, StyleSheet, type ViewStyle } from 'react-native';
import { HeldScroll } from '@/src/ui';
import {
  BoardView,
  type BoardActions,
  type BoardContent,
  type BoardViewProps,
  type BoardWalk,
} from '@/src/ui/board';
import { numberPath } from '@/src/ui/board/drawing/digits';
import { showsAll } from '@/src/ui/board/gestures/camera';
import { createCameraControl } from '@/src/ui/board/gestures/camera-control';
import { cellsOf, figure, OVERFALL, pictureOf } from './boards';
import { showBoard } from './frame';

const VIEW = { width: 512, height: 452 };

/** Ten by ten fields in a window where they lie at zoom 1, 26 points from the edge. */
const content = (actions: BoardActions, rest: Partial<BoardContent> = {}): BoardContent => ({
  picture: pictureOf(cellsOf(Array.from({ length: 10 }, () => '..........'))),
  figures: [figure('elros', 2, 2, { name: 'Elros', hp: 3, maxHp: 8 }), figure('jaheen', 7, 7)],
  actions,
  ...rest,
});

const commits = { count: 0 };

async function open(props: BoardViewProps) {
  await showBoard(
    <Profiler id="board" onRender={() => (commits.count += 1)}>
      <BoardView {...props} testID="board" />
    </Profiler>,
  );
  await fireEvent(screen.getByTestId('board'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, ...VIEW } },
  });
  commits.count = 0;
}

/** Field [x, y] in the window just after opening. */
const spot = (x: number, y: number) => ({
  locationX: 26 + (x + 0.5) * 40,
  locationY: 26 + (y + 0.5) * 40,
});

type Touch = ReturnType<typeof spot> & {
  readonly identifier?: number;
  readonly timestamp?: number;
};

const touch = (name: 'Start' | 'Move' | 'End', ...touches: readonly Touch[]) =>
  fireEvent(screen.getByTestId('board-touch'), `responder${name}`, {
    nativeEvent: {
      changedTouches: touches.map((one) => ({ identifier: 1, timestamp: 0, ...one })),
    },
  });

const tap = async (x: number, y: number, timestamp = 0) => {
  await touch('Start', { ...spot(x, y), timestamp });
  await touch('End', { ...spot(x, y), timestamp });
};

const board = () => screen.getByTestId('board');
const press = (key: string) => fireEvent(board(), 'keyDown', { key });

describe('taps', () => {
  test('on a field and on a figure', async () => {
    const [onField, onFigure] = [jest.fn(), jest.fn()];
    await open(content({ onField, onFigure }));
    await tap(4, 5);
    await tap(2, 2);
    expect(onField.mock.calls).toEqual([[4, 5]]);
    expect(onFigure.mock.calls).toEqual([['elros']]);
  });

  test('two quick ones on open ground zoom in; on a figure they are two', async () => {
    const [onField, onFigure] = [jest.fn(), jest.fn()];
    await open(content({ onField, onFigure }));
    await tap(2, 2, 1000);
    await tap(2, 2, 1100);
    expect(onFigure).toHaveBeenCalledTimes(2);
    await tap(5, 5, 2000);
    await tap(5, 5, 2100);
    expect(onField).toHaveBeenCalledTimes(1);
    // The field under the finger stays there, its neighbour has moved away.
    await tap(5, 5, 3000);
    await tap(6, 5, 4000);
    expect(onField.mock.calls.slice(1)).toEqual([
      [5, 5],
      [5, 5],
    ]);
  });

  test('two quick ones are two where painting asks for it', async () => {
    const onField = jest.fn();
    await open({ ...content({ onField }), doubleTapZooms: false });
    await tap(5, 5, 1000);
    await tap(5, 5, 1100);
    expect(onField).toHaveBeenCalledTimes(2);
  });

  test('a figure is dragged to another field', async () => {
    const onDrop = jest.fn();
    await open(content({ onDrop, movable: ['elros'] }));
    await touch('Start', spot(2, 2));
    await touch('Move', spot(5, 2));
    await touch('End', spot(5, 3));
    expect(onDrop.mock.calls).toEqual([['elros', 5, 3]]);
  });
});

describe('moving the board', () => {
  test('panning and pinching commit nothing to React until the fingers are gone', async () => {
    const onField = jest.fn();
    await open(content({ onField }));
    await touch('Start', spot(4, 4));
    for (let step = 1; step <= 30; step += 1) await touch('Move', spot(4 - step / 10, 4));
    expect(commits.count).toBe(0);
    await touch('End', spot(1, 4));
    expect(commits.count).toBe(1);
    await touch('Start', { ...spot(3, 3), identifier: 1 });
    await touch('Start', { ...spot(5, 3), identifier: 2 });
    for (let step = 1; step <= 20; step += 1) {
      await touch('Move', { ...spot(5 + step / 10, 3), identifier: 2 });
    }
    expect(commits.count).toBe(1);
    await touch('End', { ...spot(7, 3), identifier: 2 });
    await touch('End', { ...spot(3, 3), identifier: 1 });
    expect(commits.count).toBe(2);
    // It did move: what was at [5, 5] is elsewhere now.
    await tap(5, 5, 9000);
    expect(onField.mock.calls).not.toEqual([[5, 5]]);
    expect(onField).toHaveBeenCalledTimes(1);
  });

  test('a dragged figure is drawn under the finger once, however far it goes', async () => {
    await open(content({ onDrop: () => undefined, movable: ['elros'] }));
    await touch('Start', spot(2, 2));
    for (let step = 1; step <= 20; step += 1) await touch('Move', spot(2 + step / 5, 2));
    expect(commits.count).toBe(1);
    await touch('End', spot(6, 2));
    expect(commits.count).toBe(2);
  });

  test('a dragged figure is drawn whole: hit points and conditions reach beyond its field', async () => {
    const drawings = () =>
      [...JSON.stringify(screen.toJSON()).matchAll(/"overflow":"visible"/g)].length;
    await open(content({ onDrop: () => undefined, movable: ['elros'] }));
    const before = drawings();
    await touch('Start', spot(2, 2));
    await touch('Move', spot(5, 2));
    expect(drawings()).toBe(before + 1);
    await touch('End', spot(5, 2));
    expect(drawings()).toBe(before);
  });

  test('the buttons zoom about the middle and back to the whole board', async () => {
    const onField = jest.fn();
    await open(content({ onField }));
    await userEvent.press(screen.getByRole('button', { name: 'Vergrößern' }));
    await tap(1, 1, 1000);
    await userEvent.press(screen.getByRole('button', { name: 'Ganze Karte zeigen' }));
    await tap(1, 1, 2000);
    await userEvent.press(screen.getByRole('button', { name: 'Verkleinern' }));
    await tap(2, 2, 3000);
    expect(onField.mock.calls).toEqual([
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
  });

  test('a board that grows to the left stays where it is, once somebody has moved it', () => {
    const control = createCameraControl(() => undefined);
    control.setBoard({ width: 400, height: 400 });
    control.resize(VIEW);
    control.zoom(2, 0);
    const before = control.camera();
    control.setBoard({ width: 480, height: 400 }, { x: -80, y: 0 });
    expect(control.camera()).toEqual({ ...before, x: before.x - 160 });
    control.fit(0);
    control.setBoard({ width: 560, height: 400 }, { x: -160, y: 0 });
    expect(control.camera().x).toBeGreaterThan(0);
  });

  test.each([
    ['the panel comes before the look', true],
    ['the look comes before the panel', false],
  ])('after a look and a panel the whole board is where it was; %s', (_name, panelFirst) => {
    const control = createCameraControl(() => undefined);
    control.setBoard({ width: 480, height: 480 });
    control.resize({ width: 390, height: 440 });
    const before = control.camera();
    const panel = () => control.resize({ width: 390, height: 260 });
    if (panelFirst) panel();
    control.look({ at: { x: 0, y: 0, width: 120, height: 120 } }, 0);
    if (!panelFirst) panel();
    expect(control.camera()).not.toEqual(before);
    control.look(undefined, 0);
    expect(control.camera().scale).toBeLessThan(before.scale);
    control.resize({ width: 390, height: 440 });
    expect(control.camera()).toEqual(before);
  });

  test('what is looked at stays in sight when a panel takes room, until somebody moves the map', () => {
    const control = createCameraControl(() => undefined);
    const rect = { x: 400, y: 1000, width: 120, height: 120 };
    const low = { width: 390, height: 240 };
    control.setBoard({ width: 1200, height: 1200 });
    control.resize({ width: 390, height: 600 });
    control.look({ at: rect }, 0);
    control.resize(low);
    expect(showsAll(control.camera(), low, rect)).toBe(true);
    control.pan(0, 60);
    const { y } = control.camera();
    control.resize({ width: 390, height: 200 });
    expect(control.camera().y).toBe(y);
  });

  test('for single fields the camera goes no further out than a finger can tell, and back', () => {
    const control = createCameraControl(() => undefined);
    control.setBoard({ width: 800, height: 800 });
    control.resize({ width: 390, height: 400 });
    const whole = control.camera();
    control.look('near', 0);
    control.resize({ width: 390, height: 300 });
    expect(control.camera().scale * 40).toBeCloseTo(24);
    control.resize({ width: 390, height: 400 });
    control.look(undefined, 0);
    expect(control.camera()).toEqual(whole);
  });

  test('a piece in hand is seen whole where it would lie', async () => {
    const onField = jest.fn();
    const room = pictureOf(cellsOf(Array.from({ length: 10 }, () => '.'.repeat(14))));
    const picture = { ...room, focus: { x: 0, y: 0, width: 10, height: 10 } };
    const preview = { x: 10, y: 0, width: 4, height: 6, fits: true };
    await open({ ...content({ onField }), picture, overlays: { preview } });
    const right = { locationX: VIEW.width - 100, locationY: VIEW.height / 2 };
    await touch('Start', right);
    await touch('End', right);
    expect(onField.mock.calls[0]?.[0]).toBe(13);
  });

  test('with reduced motion the camera jumps, otherwise it glides', () => {
    const control = createCameraControl(() => undefined);
    control.setBoard({ width: 400, height: 400 });
    control.resize(VIEW);
    control.zoom(2, 0);
    expect(control.camera().scale).toBeCloseTo(2);
    control.fit(200);
    expect(control.camera().scale).toBeCloseTo(2);
    control.stop();
  });
});

describe('a board in a page that scrolls', () => {
  const scrolls = () => screen.getByTestId('page').props['scrollEnabled'] as boolean;
  const finger = (name: 'Grant' | 'Release' | 'Terminate') =>
    fireEvent(screen.getByTestId('board-touch'), `responder${name}`, {});

  test.each(['Release', 'Terminate'] as const)('the page keeps still until %s', async (end) => {
    await showBoard(
      <HeldScroll testID="page">
        <BoardView {...content({})} testID="board" />
      </HeldScroll>,
    );
    expect(scrolls()).toBe(true);
    await finger('Grant');
    expect(scrolls()).toBe(false);
    await finger(end);
    expect(scrolls()).toBe(true);
  });
});

describe('a figure on its way', () => {
  const walk = (): BoardWalk => ({
    figure: 'elros',
    along: new Animated.Value(0.5),
    points: [
      { x: 0, y: 2 },
      { x: 2, y: 2 },
    ],
  });
  const elros = figure('elros', 2, 2, { initials: 'Elr' });
  const letters = () => drawnWords().filter((word) => word === 'Elr');

  test('is a small view of its own, moved without drawing anything again', async () => {
    const going = walk();
    await open({ ...content({}), figures: [elros], walk: going });
    expect(letters()).toHaveLength(1);
    const place = () =>
      StyleSheet.flatten(screen.getByTestId('board-walker').props['style'] as ViewStyle).transform;
    expect(place()).toEqual([{ translateX: 26 + 40 - 14 }, { translateY: 26 + 80 - 14 }]);
    await act(async () => going.along.setValue(1));
    expect(place()).toEqual([{ translateX: 26 + 80 - 14 }, { translateY: 26 + 80 - 14 }]);
    expect(commits.count).toBeLessThanOrEqual(1);
  });

  test('stands on the board again once it has arrived', async () => {
    await open({ ...content({}), figures: [elros] });
    expect(letters()).toHaveLength(1);
    expect(screen.queryByTestId('board-walker')).toBeNull();
  });
});

describe('keyboard', () => {
  test('is one stop with a name', async () => {
    await open({ ...content({}), label: 'Karte des Abenteuers' });
    expect(screen.getByLabelText('Karte des Abenteuers').props.role).toBe('group');
  });

  test('arrows move a cursor that says what is there; Enter taps', async () => {
    const [onField, onFigure] = [jest.fn(), jest.fn()];
    await open(content({ onField, onFigure }));
    await press('ArrowRight');
    expect(screen.getByText('A1, Ebene 0')).toBeOnTheScreen();
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowDown', 'Enter']) {
      await press(key);
    }
    expect(screen.getByText('C3, Ebene 0, Elros 3 von 8 LP')).toBeOnTheScreen();
    expect(onField.mock.calls).toEqual([[1, 1]]);
    expect(onFigure.mock.calls).toEqual([['elros']]);
  });

  test('plus, minus and zero zoom', async () => {
    const onField = jest.fn();
    await open(content({ onField }));
    for (const key of ['+', '+']) await press(key);
    await tap(0, 0, 1000);
    await press('0');
    await tap(0, 0, 2000);
    expect(onField.mock.calls).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });

  test('keys it does not know pass by', async () => {
    const preventDefault = jest.fn();
    await open(content({}));
    await fireEvent(board(), 'keyDown', { key: 'Tab', preventDefault });
    await fireEvent(board(), 'keyDown', { key: 'ArrowDown', preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(1);
  });

  test('the cursor goes when the board is left', async () => {
    await open(content({}));
    await press('ArrowRight');
    await fireEvent(board(), 'blur', {});
    expect(screen.queryByText('A1, Ebene 0')).toBeNull();
  });
});

/** Words in a drawing are props of its spans, not text of the page. */
const drawnWords = (): readonly string[] =>
  [...JSON.stringify(screen.toJSON()).matchAll(/"content":"([^"]*)"/g)].map(
    ([, word]) => word ?? '',
  );

/** How often a number is drawn: numbers are paths. */
const numbers = (words: string): number =>
  JSON.stringify(screen.toJSON()).split(`"d":"${numberPath(words)}"`).length - 1;

/** Names of fields are said with the fields; beside the board they are decoration. */
const HIDDEN = { includeHiddenElements: true } as const;

describe('the picture', () => {
  test('is drawn with levels, emblems and numbers; figures without an emblem have letters', async () => {
    await open(OVERFALL);
    expect(drawnWords()).toEqual(['SR', '2', '1']);
    expect(numbers('14')).toBe(1);
    // Two pieces of level 1: one of ground, one a bridge.
    expect(numbers('1')).toBe(2);
  });

  test('conditions where fields are small: one sign and how many more; near by as many as can be told', async () => {
    const badges = (['bleed', 'burn', 'poison', 'slow'] as const).map((icon) => ({
      icon,
      label: icon,
    }));
    const one = [figure('elros', 2, 2, { badges })];
    const rows = Array.from({ length: 20 }, () => '.'.repeat(20));
    await open(content({}, { figures: one, picture: pictureOf(cellsOf(rows)) }));
    expect([numbers('+3'), numbers('+2')]).toEqual([1, 0]);
    await screen.unmount();
    await open(content({}, { figures: one }));
    expect([numbers('+3'), numbers('+2')]).toEqual([0, 1]);
  });

  test('names its columns and rows beside it, from A1 on', async () => {
    await open(OVERFALL);
    const names = (axis: string) => within(screen.getByTestId(`board-axis-${axis}`, HIDDEN));
    expect(names('x').getByText('L', HIDDEN)).toBeTruthy();
    expect(names('x').queryByText('M', HIDDEN)).toBeNull();
    expect(names('y').getByText('14', HIDDEN)).toBeTruthy();
  });

  test('what lies below a bridge is drawn on it, small', async () => {
    const small = () => [...JSON.stringify(screen.toJSON()).matchAll(/"matrix":\[0\.42,/g)].length;
    await open(OVERFALL);
    expect(small()).toBe(2);
  });

  test('an empty board is no mistake', async () => {
    await open({ picture: pictureOf([]), figures: [], actions: { onField: () => undefined } });
    await press('ArrowRight');
    await press('Enter');
    expect(screen.getByText('A1, kein Feld')).toBeOnTheScreen();
  });
});

describe('darkness', () => {
  const dark = pictureOf(cellsOf(['....', '....'], [], ['.xx.']));

  test('has wisps that drift, drawn no larger than it is', async () => {
    await showBoard(<BoardView picture={dark} figures={[]} actions={{}} testID="board" />, {
      reducedMotion: false,
    });
    await fireEvent(board(), 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...VIEW } } });
    const { width, height } = StyleSheet.flatten(
      screen.getByTestId('board-wisps', HIDDEN).props['style'] as ViewStyle,
    );
    expect(Number(width) / Number(height)).toBeCloseTo(2);
  });

  test('is still where motion is not wanted', async () => {
    await open({ picture: dark, figures: [], actions: {} });
    expect(screen.queryByTestId('board-wisps', HIDDEN)).toBeNull();
  });
});
