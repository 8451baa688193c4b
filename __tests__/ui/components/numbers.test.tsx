import { fireEvent, screen, userEvent } from '@testing-library/react-native';
import { HpBar, NumberGrid, Progress, Stepper } from '@/src/ui';
import { show } from './show';

const stepper = (value: number, onChange: (value: number) => void) => (
  <Stepper
    label="Verhindert"
    value={value}
    min={0}
    max={7}
    onChange={onChange}
    lessLabel="weniger"
    moreLabel="mehr"
  />
);

describe('Stepper', () => {
  test.each([
    ['mehr', 4],
    ['weniger', 2],
  ])('%s leads from 3 to %i', async (name, expected) => {
    const onChange = jest.fn();
    await show(stepper(3, onChange));
    await userEvent.press(screen.getByRole('button', { name }));
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  test.each([
    ['weniger', 0],
    ['mehr', 7],
  ])('%s is off at %i', async (name, value) => {
    const onChange = jest.fn();
    await show(stepper(value, onChange));
    expect(screen.getByRole('button', { name })).toBeDisabled();
    await userEvent.press(screen.getByRole('button', { name }));
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    ['ArrowUp', 4],
    ['ArrowDown', 2],
    ['PageUp', 7],
    ['PageDown', 0],
  ])('key %s leads from 3 to %i', async (key, expected) => {
    const onChange = jest.fn();
    await show(stepper(3, onChange));
    await fireEvent(screen.getByRole('adjustable'), 'keyDown', { key });
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  test.each([
    ['increment', 4],
    ['decrement', 2],
  ])('a screen reader can %s to %i', async (actionName, expected) => {
    const onChange = jest.fn();
    await show(stepper(3, onChange));
    await fireEvent(screen.getByRole('adjustable'), 'accessibilityAction', {
      nativeEvent: { actionName },
    });
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  test('tells value and limits', async () => {
    await show(stepper(3, () => undefined));
    expect(screen.getByRole('adjustable')).toHaveAccessibilityValue({
      min: 0,
      max: 7,
      now: 3,
      text: '3',
    });
  });

  test('steps and shown words', async () => {
    const onChange = jest.fn();
    await show(
      <Stepper
        label="Textgröße"
        value={100}
        step={25}
        shown="100 %"
        max={200}
        onChange={onChange}
        lessLabel="kleiner"
        moreLabel="größer"
      />,
    );
    await userEvent.press(screen.getByRole('button', { name: 'größer' }));
    expect(onChange).toHaveBeenCalledWith(125);
    expect(screen.getByText('100 %')).toBeOnTheScreen();
  });
});

describe('NumberGrid', () => {
  test('offers 1 to 20 and picks', async () => {
    const onPick = jest.fn();
    await show(<NumberGrid label="Schaden" onPick={onPick} />);
    expect(
      screen
        .getAllByRole('button')
        .map((cell) => cell.props['aria-label'] ?? cell.props.accessibilityLabel),
    ).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
    await userEvent.press(screen.getByRole('button', { name: '17' }));
    expect(onPick).toHaveBeenCalledWith(17);
  });

  test('larger ranges start where told', async () => {
    await show(<NumberGrid label="Schaden" from={0} to={44} onPick={() => undefined} />);
    expect(screen.getAllByRole('button')).toHaveLength(45);
    expect(screen.getByRole('button', { name: '44' })).toBeOnTheScreen();
  });

  test('the chosen number is told, with spoken words', async () => {
    await show(
      <NumberGrid
        label="Schaden"
        value={7}
        onPick={() => undefined}
        spoken={(n) => `${n} Schaden`}
      />,
    );
    expect(screen.getByRole('button', { name: '7 Schaden', selected: true })).toBeOnTheScreen();
    expect(screen.getAllByRole('button', { selected: false })).toHaveLength(19);
  });

  test('arrow keys alone pick nothing', async () => {
    const onPick = jest.fn();
    await show(<NumberGrid label="Schaden" value={7} onPick={onPick} />);
    await fireEvent(screen.getByRole('button', { name: '7' }), 'keyDown', { key: 'ArrowDown' });
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('bars', () => {
  test.each([
    ['within', 12, { min: 0, max: 16, now: 12 }],
    ['below nought', -3, { min: 0, max: 16, now: 0 }],
    ['beyond the top', 20, { min: 0, max: 16, now: 16 }],
  ])('hit points %s', async (_name, value, expected) => {
    await show(<HpBar value={value} max={16} label="Lebenspunkte" />);
    expect(screen.getByRole('progressbar', { name: 'Lebenspunkte' })).toHaveAccessibilityValue(
      expected,
    );
  });

  test('progress without an end is busy, with one it tells percent', async () => {
    await show(<Progress label="lädt" />);
    expect(screen.getByRole('progressbar', { name: 'lädt' })).toBeBusy();
    await show(<Progress label="sichert" value={0.617} />);
    expect(screen.getByRole('progressbar', { name: 'sichert' })).toHaveAccessibilityValue({
      now: 62,
    });
    expect(screen.getByText('62 %')).toBeOnTheScreen();
  });
});
