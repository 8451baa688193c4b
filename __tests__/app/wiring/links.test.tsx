import { setStringAsync } from 'expo-clipboard';
import { Linking, Share } from 'react-native';
import { act, render } from '@testing-library/react-native';
import type { getStateFromPath } from '@react-navigation/native';
import { createStaticNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import app from '@/app.json';
import { LINKING } from '@/app/navigation';
import { addressOf, copyText, shareText } from '@/app/wiring/sharing';
import { Text } from '@/src/ui';

jest.mock('expo-constants', () => ({
  __esModule: true,
  default: { expoConfig: jest.requireActual<{ readonly expo: object }>('@/app.json').expo },
}));
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(async () => true) }));

const { origin } = app.expo.extra.links;

/** Where an address leads that the system opened the app with: the screen's name and the way to it. */
async function screenOf(url: string): Promise<string> {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(url);
  const opened: string[] = [];
  const Home = () => <Text>home</Text>;
  const Nothing = createStaticNavigation(
    createNativeStackNavigator({ screens: { Home: { screen: Home, linking: '' } } }),
  );
  const linking = {
    ...LINKING,
    getStateFromPath: (path: string, config: Parameters<typeof getStateFromPath>[1]) => {
      opened.push(path);
      return LINKING.getStateFromPath(path, config);
    },
  };
  await render(<Nothing linking={linking} />);
  await act(async () => undefined);
  return opened[0] ?? 'nowhere';
}

test.each([
  [`${origin}/board/shared#1abc`, '/board/shared#1abc'],
  [`${origin}/glossary/poison`, '/glossary/poison'],
  ['drunagor://board/shared#1abc', 'board/shared#1abc'],
  ['drunagor://glossary/poison', 'glossary/poison'],
  [
    'drunagor://join?server=http%3A%2F%2F10.0.0.5%3A8787#p.1ab',
    'join?server=http%3A%2F%2F10.0.0.5%3A8787#p.1ab',
  ],
  ['https://elsewhere.org/board/shared#1abc', 'nowhere'],
  [`${origin}.elsewhere.org/board/shared#1abc`, 'nowhere'],
])('%s leads to %s', async (url, path) => {
  expect(await screenOf(url)).toBe(path);
});

test('phones hand on an address that a browser can open as well', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  const address = addressOf('/glossary/poison');
  expect(address).toBe(`${origin}/glossary/poison`);
  await shareText('Gift', 'Kurz gesagt', address);
  expect(share).toHaveBeenCalledWith({ title: 'Gift', message: `Kurz gesagt\n\n${address}` });
});

test('copying copies: no share sheet comes up', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  share.mockClear();
  await copyText('text');
  expect(setStringAsync).toHaveBeenCalledWith('text');
  expect(share).not.toHaveBeenCalled();
});
