import { act, fireEvent, screen, userEvent } from '@testing-library/react-native';
import { createContext, useContext, useState } from 'react';
import { AccessibilityInfo, BackHandler } from 'react-native';
import { Button, Provide, Sheet, Text, TextField, useSnackbar } from '@/src/ui';
import { show } from '../components/show';

/** Android's button: the listener added last is asked first, and true ends it. */
function androidBack() {
  const listeners: Parameters<typeof BackHandler.addEventListener>[1][] = [];
  const event = {} as Parameters<(typeof listeners)[number]>[0];
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_name, listener) => {
    listeners.push(listener);
    return { remove: () => void listeners.splice(listeners.indexOf(listener), 1) };
  });
  return {
    press: () =>
      act(async () => listeners.toReversed().some((listener) => listener(event) === true)),
    listeners,
  };
}

afterEach(() => jest.restoreAllMocks());

/** A figure with a word in its sheet that is explained by another sheet. */
function Table() {
  const [open, setOpen] = useState<readonly ('figure' | 'entry')[]>([]);
  const close = (name: string) => setOpen((names) => names.filter((other) => other !== name));
  return (
    <>
      <Text>Tisch</Text>
      <Button label="Figur" onPress={() => setOpen(['figure'])} />
      <Sheet
        visible={open.includes('figure')}
        onClose={() => close('figure')}
        title="Vollstrecker"
        closeLabel="Schließen"
      >
        <Button label="GIFT" onPress={() => setOpen(['figure', 'entry'])} />
      </Sheet>
      <Sheet
        visible={open.includes('entry')}
        onClose={() => close('entry')}
        title="GIFT"
        closeLabel="Zu"
      >
        <Text>verliert LP</Text>
      </Sheet>
    </>
  );
}

const press = (name: string) => userEvent.press(screen.getByRole('button', { name }));

describe('a sheet opened from a sheet', () => {
  test('stands above it, and only the one on top is there for screen readers', async () => {
    await show(<Table />);
    expect(screen.getByText('Tisch')).toBeOnTheScreen();
    await press('Figur');
    expect(screen.queryByText('Tisch')).toBeNull();
    await press('GIFT');
    expect(screen.getByText('verliert LP')).toBeOnTheScreen();
    expect(screen.queryByText('Vollstrecker')).toBeNull();
    expect(screen.getByText('Vollstrecker', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  test('back closes the one on top, then the other, then it is for the screens again', async () => {
    const back = androidBack();
    await show(<Table />);
    await press('Figur');
    await press('GIFT');
    expect(await back.press()).toBe(true);
    expect(screen.queryByText('verliert LP')).toBeNull();
    expect(screen.getByText('Vollstrecker')).toBeOnTheScreen();
    expect(await back.press()).toBe(true);
    expect(screen.getByText('Tisch')).toBeOnTheScreen();
    expect(back.listeners).toEqual([]);
  });

  test('can be opened again after it was closed', async () => {
    await show(<Table />);
    await press('Figur');
    await press('GIFT');
    await press('Zu');
    await press('GIFT');
    expect(screen.getByText('verliert LP')).toBeOnTheScreen();
  });
});

test('an entry takes the place of its menu with one tap', async () => {
  function Menu() {
    const [shown, setShown] = useState<'menu' | 'dice'>('menu');
    return shown === 'menu' ? (
      <Sheet key="menu" visible onClose={() => undefined} title="Menü" closeLabel="Schließen">
        <Button label="Würfeln" onPress={() => setShown('dice')} />
      </Sheet>
    ) : (
      <Sheet key="dice" visible onClose={() => undefined} title="Würfel" closeLabel="Schließen">
        <Text>W6</Text>
      </Sheet>
    );
  }
  await show(<Menu />);
  await press('Würfeln');
  expect(screen.getByText('W6')).toBeOnTheScreen();
  expect(screen.queryByText('Menü', { includeHiddenElements: true })).toBeNull();
});

test('two-finger scrub: back, one page where it has pages', async () => {
  const [onBack, onClose] = [jest.fn(), jest.fn()];
  await show(
    <Sheet visible onBack={onBack} onClose={onClose} title="Karten" closeLabel="Zu" testID="sheet">
      <Text>Seite 2</Text>
    </Sheet>,
  );
  await fireEvent(screen.getByTestId('sheet'), 'accessibilityEscape');
  expect([onBack.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

describe('the focus of screen readers', () => {
  /** The views it was sent to; only those of the test have a name. */
  function sentTo() {
    jest.useFakeTimers();
    const sent = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent').mockReturnValue(undefined);
    sent.mockClear();
    return () => sent.mock.calls.map(([view]) => (view as { its?: string }).its ?? 'title');
  }
  afterEach(() => jest.useRealTimers());

  const pressAs = async (name: string, view: object) => {
    await fireEvent.press(screen.getByRole('button', { name }), { currentTarget: view });
    await act(async () => jest.runAllTimers());
  };

  test('goes in, and back to where it was', async () => {
    const sent = sentTo();
    await show(<Table />);
    await pressAs('Figur', { isConnected: true, its: 'row' });
    await pressAs('GIFT', { isConnected: true, its: 'word' });
    await pressAs('Zu', { isConnected: false, its: 'close button' });
    await pressAs('Schließen', { isConnected: false, its: 'close button' });
    expect(sent()).toEqual(['title', 'title', 'word', 'row']);
  });
});

test('what is provided around a sheet reaches it, though it is drawn at the root', async () => {
  const Hero = createContext('nobody');
  const Name = () => <Text>{useContext(Hero)}</Text>;
  await show(
    <Provide context={Hero} value="Vorn">
      <Sheet visible onClose={() => undefined} title="Held" closeLabel="Zu">
        <Name />
        <Sheet visible onClose={() => undefined} title="Darüber" closeLabel="Weg">
          <Name />
        </Sheet>
      </Sheet>
    </Provide>,
  );
  expect(screen.getAllByText('Vorn', { includeHiddenElements: true })).toHaveLength(2);
});

test('a message stands above the sheet that caused it', async () => {
  function Says() {
    const { show: say } = useSnackbar();
    return (
      <Sheet visible onClose={() => undefined} title="Schaden" closeLabel="Zu" testID="sheet">
        <Button label="5" onPress={() => say({ text: 'Vorn verliert 5 LP' })} />
      </Sheet>
    );
  }
  const { toJSON } = await show(<Says />);
  await press('5');
  expect(screen.getByText('Vorn verliert 5 LP')).toBeOnTheScreen();
  const drawn = JSON.stringify(toJSON());
  expect(drawn.indexOf('"sheet"')).toBeLessThan(drawn.indexOf('Vorn verliert 5 LP'));
});

test('what is typed in a sheet whose words are kept outside of it stays', async () => {
  function Note() {
    const [text, setText] = useState('');
    return (
      <Sheet visible onClose={() => undefined} title="Notiz" closeLabel="Zu">
        <TextField label="Text" value={text} onChangeText={setText} />
      </Sheet>
    );
  }
  await show(<Note />);
  await userEvent.type(screen.getByLabelText('Text'), 'Falle!');
  expect(screen.getByLabelText('Text').props.value).toBe('Falle!');
});
