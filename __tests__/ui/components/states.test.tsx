import { screen, userEvent } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { Button, EmptyState, ErrorState, Pill, Screen, Spinner, Text } from '@/src/ui';
import { nextIndex } from '@/src/ui/components/keyboard';
import { show } from './show';

test('an empty state leads on', async () => {
  const onPress = jest.fn();
  await show(
    <EmptyState
      icon="table"
      title="Leer"
      text="Nichts da"
      action={{ label: 'Anlegen', onPress }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Leer' })).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Anlegen' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('an error shows its details only when asked', async () => {
  const onPress = jest.fn();
  await show(
    <ErrorState
      title="Unlesbar"
      text="Die Datei bricht ab."
      action={{ label: 'Andere Datei', onPress }}
      details={{ label: 'Einzelheiten', text: 'Zeile 212' }}
    />,
  );
  expect(screen.queryByText('Zeile 212')).toBeNull();
  await userEvent.press(screen.getByRole('button', { name: 'Einzelheiten', expanded: false }));
  expect(screen.getByText('Zeile 212')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Einzelheiten', expanded: true }));
  expect(screen.queryByText('Zeile 212')).toBeNull();
  await userEvent.press(screen.getByRole('button', { name: 'Andere Datei' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a screen has caption, title, a way back and its footer', async () => {
  const onBack = jest.fn();
  await show(
    <Screen
      caption="Kapitel 4"
      title="Der Überfall"
      back={{ label: 'Zurück', onPress: onBack }}
      footer={<Button label="Weiter" onPress={() => undefined} />}
    >
      <Text>Inhalt</Text>
    </Screen>,
  );
  expect(screen.getByRole('heading', { name: 'Der Überfall' })).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Zurück' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  for (const words of ['Kapitel 4', 'Inhalt', 'Weiter'])
    expect(screen.getByText(words)).toBeOnTheScreen();
});

test('a pill with spoken words reads as one phrase', async () => {
  await show(<Pill label="4" icon="boot" spoken="Bewegung 4" />);
  expect(screen.getByLabelText('Bewegung 4')).toBeOnTheScreen();
});

test.each([
  [1, 17],
  [1.5, 25.5],
  [2, 34],
])('text at %d times its size', async (textScale, fontSize) => {
  await show(<Text>Wort</Text>, { textScale });
  expect(screen.getByText('Wort')).toHaveStyle({ fontSize });
  expect(screen.getByText('Wort').props.allowFontScaling).toBe(false);
});

test('figures are lining and tabular everywhere', async () => {
  await show(<Text variant="caption">12</Text>);
  expect(StyleSheet.flatten(screen.getByText('12').props.style).fontVariant).toEqual([
    'lining-nums',
    'tabular-nums',
  ]);
});

test('reduced motion has a spinner that stands still', async () => {
  const turning = await show(<Spinner size={24} color="#ffffff" />, { reducedMotion: false });
  expect(JSON.stringify(turning.toJSON())).toContain('rotate');
  await turning.unmount();
  const still = await show(<Spinner size={24} color="#ffffff" />, { reducedMotion: true });
  expect(JSON.stringify(still.toJSON())).not.toContain('rotate');
});

test.each([
  ['ArrowRight', 6, 7],
  ['ArrowRight', 19, 0],
  ['ArrowLeft', 0, 19],
  ['ArrowDown', 6, 11],
  ['ArrowDown', 17, 17],
  ['ArrowUp', 6, 1],
  ['ArrowUp', 3, 3],
  ['Home', 6, 0],
  ['End', 6, 19],
  ['a', 6, undefined],
])('in a grid of 20 by 5, %s leads from %i to %s', (key, index, expected) => {
  expect(nextIndex(key, { index, count: 20, columns: 5 })).toBe(expected);
});
