import { act, fireEvent, screen } from '@testing-library/react-native';
import { Button, MessageStrip, Screen, useSnackbar } from '@/src/ui';
import { framed, show } from './show';

function Trigger({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  const snackbar = useSnackbar();
  return (
    <Button
      label={`zeige ${text}`}
      onPress={() => snackbar.show({ text, action: { label: 'Rückgängig', onPress: onUndo } })}
    />
  );
}

const open = async (text = '3 LP verloren', onUndo: () => void = () => undefined) => {
  await show(<Trigger text={text} onUndo={onUndo} />);
  await fireEvent.press(screen.getByText(`zeige ${text}`));
};
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing is shown before a message, but the live region is there', async () => {
  await show(<Trigger text="a" onUndo={() => undefined} />);
  expect(screen.queryByTestId('snackbar')).toBeNull();
  expect(screen.getByTestId('messages').props).toMatchObject({
    role: 'status',
    'aria-live': 'polite',
  });
});

test('undo calls back once and the message goes', async () => {
  const onUndo = jest.fn();
  await open('3 LP verloren', onUndo);
  expect(screen.getByText('3 LP verloren')).toBeOnTheScreen();
  await fireEvent.press(screen.getByText('Rückgängig'));
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('3 LP verloren')).toBeNull();
});

test('stays eight seconds, then goes by itself without undoing', async () => {
  const onUndo = jest.fn();
  await open('3 LP verloren', onUndo);
  await wait(7900);
  expect(screen.getByText('3 LP verloren')).toBeOnTheScreen();
  await wait(200);
  expect(screen.queryByText('3 LP verloren')).toBeNull();
  expect(onUndo).not.toHaveBeenCalled();
});

function Offer({ onTake }: { readonly onTake: () => void }) {
  const snackbar = useSnackbar();
  const action = { label: 'Neu laden', onPress: onTake };
  const offer = { text: 'Neue Fassung', action, duration: Number.POSITIVE_INFINITY };
  return <Button label="biete an" onPress={() => snackbar.show(offer)} />;
}

test('what waits for an answer is back after what was said meanwhile, until it is answered', async () => {
  const onTake = jest.fn();
  await show(
    <>
      <Offer onTake={onTake} />
      <Trigger text="3 LP verloren" onUndo={() => undefined} />
    </>,
  );
  await fireEvent.press(screen.getByText('biete an'));
  await fireEvent.press(screen.getByText('zeige 3 LP verloren'));
  expect(screen.queryByText('Neue Fassung')).toBeNull();
  await wait(8100);
  expect(screen.queryByText('3 LP verloren')).toBeNull();
  await wait(60_000);
  await fireEvent.press(screen.getByText('Neu laden'));
  expect(onTake).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('snackbar')).toBeNull();
});

test.each([
  ['a pointer over it', 'pointerEnter', 'pointerLeave'],
  ['the focus in it', 'focus', 'blur'],
  ['a finger on it', 'touchStart', 'touchEnd'],
])('%s stops the clock', async (_name, hold, release) => {
  await open();
  await wait(5000);
  await fireEvent(screen.getByTestId('snackbar'), hold);
  await wait(60_000);
  expect(screen.getByText('3 LP verloren')).toBeOnTheScreen();
  await fireEvent(screen.getByTestId('snackbar'), release);
  await wait(2900);
  expect(screen.getByText('3 LP verloren')).toBeOnTheScreen();
  await wait(200);
  expect(screen.queryByText('3 LP verloren')).toBeNull();
});

test.each([
  ['dismiss button', () => fireEvent.press(screen.getByLabelText('Meldung schließen'))],
  ['Escape', () => fireEvent(screen.getByTestId('snackbar'), 'keyDown', { key: 'Escape' })],
])('%s closes without undoing', async (_name, close) => {
  const onUndo = jest.fn();
  await open('3 LP verloren', onUndo);
  await close();
  expect(screen.queryByText('3 LP verloren')).toBeNull();
  expect(onUndo).not.toHaveBeenCalled();
});

test('a new message takes the old one’s place and has its full time', async () => {
  await show(
    <>
      <Trigger text="erste" onUndo={() => undefined} />
      <Trigger text="zweite" onUndo={() => undefined} />
    </>,
  );
  await fireEvent.press(screen.getByText('zeige erste'));
  await wait(7000);
  await fireEvent.press(screen.getByText('zeige zweite'));
  expect(screen.queryByText('erste')).toBeNull();
  await wait(7900);
  expect(screen.getByText('zweite')).toBeOnTheScreen();
});

function Refusing() {
  const { show: say, done } = useSnackbar();
  return (
    <>
      <Button label="geht nicht" onPress={() => say({ text: 'Nein.', refused: true })} />
      <Button label="geht" onPress={done} />
    </>
  );
}

test.each([
  ['something else is done', () => fireEvent.press(screen.getByText('geht'))],
  ['it is closed', () => fireEvent.press(screen.getByLabelText('Meldung schließen'))],
])('what was refused stays until %s', async (_name, close) => {
  await show(<Refusing />);
  await fireEvent.press(screen.getByText('geht nicht'));
  await wait(600_000);
  expect(screen.getByText('Nein.')).toBeOnTheScreen();
  await close();
  expect(screen.queryByText('Nein.')).toBeNull();
});

const taller = (element: ReturnType<typeof screen.getByTestId>, height: number) =>
  fireEvent(element, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 390, height } } });

test('a screen leaves room for a floating message as long as it is there: no target lies below', async () => {
  await show(
    <Screen>
      <Refusing />
    </Screen>,
  );
  expect(screen.queryByTestId('message-room')).toBeNull();
  await fireEvent.press(screen.getByText('geht nicht'));
  await taller(screen.getByTestId('floating-message'), 58);
  expect(screen.getByTestId('message-room')).toHaveStyle({ height: 82 });
  await fireEvent.press(screen.getByText('geht'));
  expect(screen.queryByTestId('message-room')).toBeNull();
});

test('beside what another screen said a strip has no undo: neither that one’s nor its own', async () => {
  const [mine, foreign] = [jest.fn(), jest.fn()];
  const undo = { label: 'Zurück', onPress: mine };
  const strip = (inSight: boolean) => (
    <>
      <Trigger text="eingelesen" onUndo={foreign} />
      <MessageStrip inSight={inSight} undo={undo} onStory={mine} storyHint="" />
    </>
  );
  await show(strip(false));
  await fireEvent.press(screen.getByText('zeige eingelesen'));
  await screen.rerender(framed(strip(true)));
  expect(screen.getByText('eingelesen')).toBeOnTheScreen();
  expect(screen.queryByText('Rückgängig')).toBeNull();
  expect(screen.queryByText('Zurück')).toBeNull();
  await fireEvent.press(screen.getByText('zeige eingelesen'));
  expect(screen.getByText('Rückgängig')).toBeOnTheScreen();
});

test('a strip yields to what stands above it, but not what is said meanwhile', async () => {
  const undo = { label: 'Zurück', onPress: jest.fn() };
  const strip = (yields: boolean) => (
    <>
      <Trigger text="am Zug" onUndo={jest.fn()} />
      <Refusing />
      <MessageStrip inSight yields={yields} undo={undo} onStory={jest.fn()} storyHint="" />
    </>
  );
  await show(strip(false));
  await fireEvent.press(screen.getByText('zeige am Zug'));
  expect(screen.getByText('am Zug')).toBeOnTheScreen();
  await screen.rerender(framed(strip(true)));
  expect(screen.queryByText('am Zug')).toBeNull();
  await fireEvent.press(screen.getByText('zeige am Zug'));
  expect(screen.getByText('am Zug')).toBeOnTheScreen();
  await screen.rerender(framed(strip(false)));
  await screen.rerender(framed(strip(true)));
  expect(screen.queryByText('am Zug')).toBeNull();
  await fireEvent.press(screen.getByText('geht nicht'));
  expect(screen.getByTestId('snackbar')).toBeOnTheScreen();
});
