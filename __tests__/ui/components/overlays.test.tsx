import { fireEvent, screen, userEvent } from '@testing-library/react-native';
import { Button, Dialog, Sheet, Text } from '@/src/ui';
import { show } from './show';

const sheet = (visible: boolean, onClose: () => void) => (
  <Sheet
    visible={visible}
    onClose={onClose}
    title="Wie viel Schaden?"
    caption="Vollstrecker"
    closeLabel="Schließen"
    footer={<Button label="Anwenden" onPress={() => undefined} />}
    testID="sheet"
  >
    <Text>Inhalt</Text>
  </Sheet>
);

const tapBeside = () =>
  fireEvent(screen.getByTestId('scrim', { includeHiddenElements: true }), 'responderRelease');

describe('Sheet', () => {
  test('closed shows nothing', async () => {
    await show(sheet(false, () => undefined));
    expect(screen.queryByText('Inhalt')).toBeNull();
  });

  test('open shows title, caption, content and footer', async () => {
    await show(sheet(true, () => undefined));
    expect(screen.getByRole('heading', { name: 'Wie viel Schaden?' })).toBeOnTheScreen();
    for (const words of ['Vollstrecker', 'Inhalt', 'Anwenden']) {
      expect(screen.getByText(words)).toBeOnTheScreen();
    }
  });

  test('carries its title as name', async () => {
    await show(sheet(true, () => undefined));
    expect(
      screen.getByTestId('sheet').props['aria-label'] ??
        screen.getByTestId('sheet').props.accessibilityLabel,
    ).toBe('Wie viel Schaden?');
  });

  test.each([
    ['close button', () => userEvent.press(screen.getByRole('button', { name: 'Schließen' }))],
    [
      'tap beside it',
      async () => {
        await tapBeside();
        jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
        await tapBeside();
      },
    ],
    ['two-finger scrub', () => fireEvent(screen.getByTestId('sheet'), 'accessibilityEscape')],
  ])('%s closes', async (_name, close) => {
    const onClose = jest.fn();
    await show(sheet(true, onClose));
    await close();
    jest.restoreAllMocks();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the second tap of a double tap does not close what the first opened', async () => {
    const onClose = jest.fn();
    await show(sheet(true, onClose));
    await tapBeside();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('the scrim is silent for screen readers', async () => {
    await show(sheet(true, () => undefined));
    expect(screen.queryByTestId('scrim')).toBeNull();
    expect(screen.getByTestId('scrim', { includeHiddenElements: true })).toBeOnTheScreen();
  });
});

test('a dialog asks and its buttons answer', async () => {
  const onYes = jest.fn();
  await show(
    <Dialog
      visible
      onClose={() => undefined}
      title="Abschließen?"
      closeLabel="Schließen"
      footer={<Button label="Ja" onPress={onYes} />}
    >
      <Text>Der Verlauf bleibt.</Text>
    </Dialog>,
  );
  expect(screen.getByText('Der Verlauf bleibt.')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Ja' }));
  expect(onYes).toHaveBeenCalledTimes(1);
});
