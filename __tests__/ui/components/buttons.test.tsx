import { screen, userEvent } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { Button, Card, Chip, IconButton, PALETTES, Row } from '@/src/ui';
import { show } from './show';

const styleOf = (node: { readonly props: { readonly style?: unknown } }) =>
  StyleSheet.flatten(node.props.style as never) as Record<string, unknown>;

describe('Button', () => {
  test('press calls back once', async () => {
    const onPress = jest.fn();
    await show(<Button label="Anwenden" onPress={onPress} />);
    await userEvent.press(screen.getByRole('button', { name: 'Anwenden' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['disabled', { disabled: true }],
    ['loading', { loading: true }],
  ])('%s: says so and does nothing', async (state, props) => {
    const onPress = jest.fn();
    await show(<Button label="Anwenden" onPress={onPress} {...props} />);
    const button = screen.getByRole('button', { name: 'Anwenden' });
    await userEvent.press(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(button).toBeDisabled();
    if (state === 'loading') expect(button).toBeBusy();
    else expect(button).not.toBeBusy();
  });

  test.each([
    ['main', 56],
    ['small', 44],
  ] as const)('%s size is at least %i high', async (size, height) => {
    await show(<Button label="Anwenden" size={size} onPress={() => undefined} />);
    expect(styleOf(screen.getByRole('button')).minHeight).toBe(height);
  });

  test('spoken words replace the label for screen readers', async () => {
    await show(<Button label="+2" spoken="Zwei mehr" onPress={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Zwei mehr' })).toBeOnTheScreen();
  });

  test.each(['dark', 'light'] as const)(
    'the main action is ember in the %s theme',
    async (scheme) => {
      await show(<Button label="Anwenden" onPress={() => undefined} />, { scheme });
      const { fill, onFill } = PALETTES[scheme].tones.ember;
      expect(styleOf(screen.getByRole('button')).backgroundColor).toBe(fill);
      expect(screen.getByText('Anwenden')).toHaveStyle({ color: onFill });
    },
  );
});

describe('IconButton', () => {
  test('has a name, a full target and calls back', async () => {
    const onPress = jest.fn();
    await show(<IconButton icon="undo" label="Rückgängig" onPress={onPress} />);
    const button = screen.getByRole('button', { name: 'Rückgängig' });
    await userEvent.press(button);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(styleOf(button).width).toBeGreaterThanOrEqual(44);
    expect(styleOf(button).height).toBeGreaterThanOrEqual(44);
  });

  test('grows with the text', async () => {
    await show(<IconButton icon="undo" label="Rückgängig" onPress={() => undefined} />, {
      textScale: 2,
    });
    expect(styleOf(screen.getByRole('button')).width).toBe(66);
  });

  test('disabled does nothing', async () => {
    const onPress = jest.fn();
    await show(<IconButton icon="undo" label="Rückgängig" disabled onPress={onPress} />);
    await userEvent.press(screen.getByRole('button'));
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('Chip', () => {
  test.each([
    [true, true],
    [false, false],
  ])('selected %s is told to screen readers', async (selected, expected) => {
    await show(<Chip label="Stufe 1" selected={selected} onPress={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Stufe 1', selected: expected })).toBeOnTheScreen();
  });

  test('the one of several that is in force is told apart from one that can be let go', async () => {
    const idle = () => undefined;
    await show(
      <>
        <Chip label="gelb" oneOf selected onPress={idle} />
        <Chip label="blau" oneOf selected={false} onPress={idle} />
        <Chip label="Zorn" selected onPress={idle} />
      </>,
    );
    const current = screen.getAllByRole('button').map(({ props }) => props['aria-current']);
    expect(current).toEqual([true, undefined, undefined]);
  });

  test('a chip that is no choice has no chosen state', async () => {
    await show(<Chip label="Langsam" onPress={() => undefined} />);
    expect(screen.getByRole('button').props['aria-pressed']).toBeUndefined();
  });

  test('a keyword is a link', async () => {
    const onPress = jest.fn();
    await show(<Chip keyword label="Spalten 2" onPress={onPress} />);
    await userEvent.press(screen.getByRole('link', { name: 'Spalten 2' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Spalten 2')).toHaveStyle({ textDecorationStyle: 'dotted' });
  });
});

describe('Card and Row', () => {
  test('a card is a button only when it does something', async () => {
    await show(<Card>{null}</Card>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a pressable card calls back', async () => {
    const onPress = jest.fn();
    await show(
      <Card label="Waffe" onPress={onPress}>
        {null}
      </Card>,
    );
    await userEvent.press(screen.getByRole('button', { name: 'Waffe' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test('a row presses, its side button presses on its own', async () => {
    const onRow = jest.fn();
    const onSide = jest.fn();
    await show(
      <Row
        title="Gift"
        subtitle="bleibt"
        onPress={onRow}
        right={<IconButton icon="star" label="Merken" onPress={onSide} />}
      />,
    );
    await userEvent.press(screen.getByRole('button', { name: 'Merken' }));
    expect([onRow.mock.calls.length, onSide.mock.calls.length]).toEqual([0, 1]);
    await userEvent.press(screen.getByText('bleibt'));
    expect([onRow.mock.calls.length, onSide.mock.calls.length]).toEqual([1, 1]);
  });

  test('a disabled row does nothing', async () => {
    const onPress = jest.fn();
    await show(<Row title="Gift" disabled onPress={onPress} />);
    await userEvent.press(screen.getByText('Gift'));
    expect(onPress).not.toHaveBeenCalled();
  });

  test('what is done at once has no arrow that leads on', async () => {
    const drawn = () => JSON.stringify(screen.toJSON()).split('"RNSVGSvgView"').length - 1;
    await show(<Row title="Probe" onPress={() => undefined} />);
    expect(drawn()).toBe(1);
    await show(<Row title="Betritt Dunkelheit" opens={false} onPress={() => undefined} />);
    expect(drawn()).toBe(0);
  });

  test('a folding row tells whether it is open', async () => {
    await show(<Row title="Gift" expanded onPress={() => undefined} />);
    expect(screen.getByRole('button')).toBeExpanded();
  });
});
