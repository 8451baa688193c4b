import { fireEvent, screen, userEvent } from '@testing-library/react-native';
import { KeywordLink, SearchField, Text, TextField, TraceItem, TraceList } from '@/src/ui';
import { show } from './show';

const search = (value: string, onChangeText: (text: string) => void) => (
  <SearchField label="Suchen" value={value} onChangeText={onChangeText} clearLabel="Leeren" />
);

describe('SearchField', () => {
  test('typing reports the words', async () => {
    const onChangeText = jest.fn();
    await show(search('', onChangeText));
    await userEvent.type(screen.getByLabelText('Suchen'), 'G');
    expect(onChangeText).toHaveBeenCalledWith('G');
  });

  test('the clear button is there only with something to clear', async () => {
    await show(search('', () => undefined));
    expect(screen.queryByRole('button', { name: 'Leeren' })).toBeNull();
  });

  test('the clear button clears', async () => {
    const onChangeText = jest.fn();
    await show(search('Gift', onChangeText));
    await userEvent.press(screen.getByRole('button', { name: 'Leeren' }));
    expect(onChangeText).toHaveBeenCalledWith('');
  });

  test.each([
    ['Escape', [['']]],
    ['Enter', []],
  ])('key %s', async (key, expected) => {
    const onChangeText = jest.fn();
    await show(search('Gift', onChangeText));
    const press = { nativeEvent: { key }, preventDefault: () => undefined };
    await fireEvent(screen.getByLabelText('Suchen'), 'keyPress', press);
    expect(onChangeText.mock.calls).toEqual(expected);
  });
});

describe('TextField', () => {
  test('counts characters and stops at the limit', async () => {
    await show(
      <TextField
        label="Name"
        value="Runde am Donnerstagabend"
        maxLength={30}
        onChangeText={() => undefined}
      />,
    );
    expect(screen.getByText('24 / 30', { hidden: true } as never)).toBeTruthy();
    expect(screen.getByLabelText('Name').props.maxLength).toBe(30);
  });

  test('an error takes the hint’s place and is spoken', async () => {
    await show(
      <TextField
        label="Zahl"
        value="a"
        hint="Ziffern"
        error="Nur Ziffern"
        onChangeText={() => undefined}
      />,
    );
    expect(screen.getByText('Nur Ziffern')).toBeOnTheScreen();
    expect(screen.queryByText('Ziffern')).toBeNull();
    expect(screen.getByLabelText('Zahl').props.accessibilityHint).toBe('Nur Ziffern');
  });

  test('submit calls back', async () => {
    const onSubmit = jest.fn();
    await show(
      <TextField label="Name" value="a" onChangeText={() => undefined} onSubmit={onSubmit} />,
    );
    await fireEvent(screen.getByLabelText('Name'), 'submitEditing');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('keyword link', () => {
  const link = (onPress: () => void) => (
    <Text>
      <KeywordLink label="Spalten 2" onPress={onPress} />
    </Text>
  );

  test('press and Enter open it, other keys do not', async () => {
    const onPress = jest.fn();
    await show(link(onPress));
    const node = screen.getByText('Spalten 2');
    await fireEvent.press(node);
    await fireEvent(node, 'keyDown', { key: 'Enter' });
    await fireEvent(node, 'keyDown', { key: 'a' });
    expect(onPress).toHaveBeenCalledTimes(2);
    expect(node.props.accessibilityRole).toBe('link');
  });
});

describe('trace', () => {
  test('a line with a way to the rule is a button', async () => {
    const onPress = jest.fn();
    await show(
      <TraceList>
        <TraceItem ruleId="T1" ruleSpoken="Regel T1" onPress={onPress}>
          trifft zwei
        </TraceItem>
        <TraceItem ruleId="P1">zwei Schritte</TraceItem>
      </TraceList>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.press(screen.getByText('trifft zwei'));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Regel T1')).toBeOnTheScreen();
  });
});
