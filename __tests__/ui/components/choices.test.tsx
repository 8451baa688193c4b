import { fireEvent, screen, userEvent } from '@testing-library/react-native';
import { SegmentedControl, SwitchRow, TabBar } from '@/src/ui';
import { show } from './show';

const MODES = [
  { value: 'quick', label: 'Schnell' },
  { value: 'board', label: 'Karte' },
  { value: 'paper', label: 'Papier' },
] as const;
type Mode = (typeof MODES)[number]['value'];

const modes = (onChange: (mode: Mode) => void, disabled = false) => (
  <SegmentedControl<Mode>
    label="Modus"
    segments={MODES}
    value="board"
    onChange={onChange}
    disabled={disabled}
  />
);

describe('SegmentedControl', () => {
  test('is a named group of radios with one checked', async () => {
    await show(modes(() => undefined));
    expect(screen.getByLabelText('Modus').props.role).toBe('radiogroup');
    expect(screen.getByRole('radio', { name: 'Karte', checked: true })).toBeOnTheScreen();
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
  });

  test('press chooses', async () => {
    const onChange = jest.fn();
    await show(modes(onChange));
    await userEvent.press(screen.getByRole('radio', { name: 'Schnell' }));
    expect(onChange).toHaveBeenCalledWith('quick');
  });

  test.each([
    ['ArrowRight', 'paper'],
    ['ArrowLeft', 'quick'],
    ['Home', 'quick'],
    ['End', 'paper'],
  ])('%s moves the choice to %s', async (key, expected) => {
    const onChange = jest.fn();
    await show(modes(onChange));
    await fireEvent(screen.getByRole('radio', { name: 'Karte' }), 'keyDown', { key });
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  test('arrows run round the ends', async () => {
    const onChange = jest.fn();
    await show(modes(onChange));
    await fireEvent(screen.getByRole('radio', { name: 'Papier' }), 'keyDown', {
      key: 'ArrowRight',
    });
    expect(onChange).toHaveBeenCalledWith('quick');
  });

  test('only the checked radio is a tab stop', async () => {
    await show(modes(() => undefined));
    const stops = screen.getAllByRole('radio').map((radio) => radio.props.tabIndex);
    expect(stops).toEqual([-1, 0, -1]);
  });

  test('disabled neither presses nor follows keys', async () => {
    const onChange = jest.fn();
    await show(modes(onChange, true));
    await userEvent.press(screen.getByRole('radio', { name: 'Schnell' }));
    await fireEvent(screen.getByRole('radio', { name: 'Karte' }), 'keyDown', { key: 'End' });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('SwitchRow', () => {
  test.each([
    [true, false],
    [false, true],
  ])('from %s a press asks for %s', async (value, expected) => {
    const onChange = jest.fn();
    await show(<SwitchRow title="Dunkelheit" value={value} onChange={onChange} />);
    await userEvent.press(screen.getByRole('switch', { name: 'Dunkelheit', checked: value }));
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  test('the space bar works too', async () => {
    const onChange = jest.fn();
    await show(<SwitchRow title="Dunkelheit" value={false} onChange={onChange} />);
    await fireEvent(screen.getByRole('switch'), 'keyDown', { key: ' ' });
    expect(onChange).toHaveBeenCalledWith(true);
  });

  test('its name holds the remark', async () => {
    await show(
      <SwitchRow title="Dunkelheit" subtitle="mehr Schaden" value onChange={() => undefined} />,
    );
    expect(screen.getByRole('switch', { name: 'Dunkelheit, mehr Schaden' })).toBeOnTheScreen();
  });

  test('disabled does nothing, by finger or key', async () => {
    const onChange = jest.fn();
    await show(<SwitchRow title="Dunkelheit" value disabled onChange={onChange} />);
    await userEvent.press(screen.getByRole('switch'));
    await fireEvent(screen.getByRole('switch'), 'keyDown', { key: ' ' });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe.each(['bottom', 'rail'] as const)('TabBar, %s', (layout) => {
  const bar = (onPress: (key: string) => void) => (
    <TabBar
      label="Bereiche"
      layout={layout}
      activeKey="table"
      onPress={onPress}
      items={[
        { key: 'table', label: 'Tisch', icon: 'table' },
        { key: 'board', label: 'Karte', icon: 'board' },
      ]}
    />
  );

  test('names the tabs and tells the chosen one', async () => {
    await show(bar(() => undefined));
    expect(screen.getByRole('tab', { name: 'Tisch', selected: true })).toBeOnTheScreen();
    expect(screen.getByRole('tab', { name: 'Karte', selected: false })).toBeOnTheScreen();
  });

  test('press and arrow keys choose', async () => {
    const onPress = jest.fn();
    await show(bar(onPress));
    await userEvent.press(screen.getByRole('tab', { name: 'Karte' }));
    await fireEvent(screen.getByRole('tab', { name: 'Tisch' }), 'keyDown', { key: 'ArrowRight' });
    expect(onPress.mock.calls).toEqual([['board'], ['board']]);
  });

  test('labels are never shortened', async () => {
    await show(
      bar(() => undefined),
      { textScale: 2 },
    );
    expect(screen.getByText('Karte').props.numberOfLines).toBeUndefined();
    expect(screen.getByText('Karte')).toHaveStyle({ fontSize: layout === 'rail' ? 27 : 25 });
  });
});
