import { act, fireEvent, screen } from '@testing-library/react-native';
import { DeviceEventEmitter, Platform, StyleSheet, TextInput } from 'react-native';
import { Button, FieldScroll, Screen, Sheet, TextField } from '@/src/ui';
import { INSETS, show } from '../components/show';

const WINDOW = { x: 0, y: 0, width: 390, height: 844 };
const SYSTEMS = [
  ['ios', 'keyboardWillShow'],
  ['android', 'keyboardDidShow'],
] as const;

afterEach(() => jest.restoreAllMocks());

/** As the system tells of it: where it begins and how high it is. */
const keyboard = (event: string, height: number) =>
  act(async () =>
    DeviceEventEmitter.emit(event, {
      duration: 0,
      endCoordinates: { screenX: 0, screenY: WINDOW.height - height, width: 390, height },
    }),
  );

const layout = (element: ReturnType<typeof screen.getByTestId>, { height } = WINDOW) =>
  fireEvent(element, 'layout', {
    persist: () => undefined,
    nativeEvent: { layout: { ...WINDOW, height } },
  });

type Found = ReturnType<typeof screen.getByTestId>;

/** The nearest around it that is laid out anew for the keyboard. */
function avoiding(element: Found): Found {
  for (let around = element.parent; around !== null; around = around.parent) {
    if (typeof around.props['onLayout'] === 'function') return around as Found;
  }
  throw new Error('nothing avoids the keyboard');
}

const paddingOf = (element: Found) => StyleSheet.flatten(element.props['style']).paddingBottom;

const field = <TextField label="Name" value="Vorn" onChangeText={() => undefined} />;
const done = <Button label="Fertig" onPress={() => undefined} />;

const SCREEN = (
  <Screen title="Held" footer={done} testID="it">
    {field}
  </Screen>
);
const SHEET = (
  <Sheet
    visible
    onClose={() => undefined}
    title="Umbenennen"
    closeLabel="Zu"
    footer={done}
    testID="it"
  >
    {field}
  </Sheet>
);

describe.each(SYSTEMS)('%s', (system, shows) => {
  beforeEach(() => void jest.replaceProperty(Platform, 'OS', system));

  test('a screen ends where the keyboard begins', async () => {
    await show(SCREEN);
    const around = avoiding(screen.getByTestId('it'));
    await layout(around);
    await keyboard(shows, 336);
    // Its own lower edge lies under the keyboard as well and is not counted twice.
    expect(paddingOf(avoiding(screen.getByTestId('it')))).toBe(336 - INSETS.bottom);
  });

  test('a sheet ends where the keyboard begins', async () => {
    await show(SHEET);
    await layout(avoiding(screen.getByText('Umbenennen')));
    await keyboard(shows, 336);
    expect(paddingOf(avoiding(screen.getByText('Umbenennen')))).toBe(336 - INSETS.bottom);
  });

  test.each([
    ['a screen', SCREEN],
    ['a sheet', SHEET],
  ])('%s of text twice as large scrolls title and buttons while typing', async (_name, element) => {
    await show(element, { textScale: 2 });
    expect(inScroll('Fertig')).toBe(false);
    await keyboard(shows, 336);
    expect(inScroll('Fertig')).toBe(true);
    expect(screen.getByLabelText('Name').props['value']).toBe('Vorn');
    await act(async () => DeviceEventEmitter.emit(shows.replace('Show', 'Hide'), {}));
    expect(inScroll('Fertig')).toBe(false);
  });

  test.each([
    ['a screen', SCREEN],
    ['a sheet', SHEET],
  ])('%s of the usual text keeps them where they are', async (_name, element) => {
    await show(element);
    await keyboard(shows, 336);
    expect(inScroll('Fertig')).toBe(false);
  });
});

function inScroll(words: string): boolean {
  for (let around = screen.getByText(words).parent; around !== null; around = around.parent) {
    if (around.type === 'RCTScrollView') return true;
  }
  return false;
}

test('the panel of a sheet gives way, so that its title stays in sight', async () => {
  await show(SHEET);
  const panel = screen.getByText('Umbenennen').parent?.parent?.parent;
  expect(StyleSheet.flatten(panel?.props['style'])).toMatchObject({ flexShrink: 1 });
});

test('the field that is typed in is scrolled into sight', async () => {
  const typed = {
    measureLayout: (_of: unknown, measured: (...box: readonly number[]) => void) =>
      measured(0, 700, 358, 52),
  };
  jest
    .spyOn(TextInput.State, 'currentlyFocusedInput')
    .mockReturnValue(typed as unknown as ReturnType<typeof TextInput.State.currentlyFocusedInput>);
  const scroller = { current: null as { scrollTo: jest.Mock } | null };
  await show(
    <FieldScroll ref={scroller as never} testID="scroll">
      {field}
    </FieldScroll>,
  );
  const scroll = screen.getByTestId('scroll');
  // Jest's scroll view has no inner view of its own.
  scroll.props['innerViewRef'].current = {};
  scroller.current?.scrollTo.mockClear();
  await layout(scroll, { ...WINDOW, height: 800 });
  expect(scroller.current?.scrollTo).not.toHaveBeenCalled();
  await layout(scroll, { ...WINDOW, height: 300 });
  expect(scroller.current?.scrollTo).toHaveBeenCalledWith({ y: 500, animated: true });
});
