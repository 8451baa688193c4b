import { screen } from '@testing-library/react-native';
import type * as ExpoLinking from 'expo-linking';
import { Linking } from 'react-native';
import { navigationRef } from '@/app/wiring/navigation-ref';
import { startApp } from './app';

const mockLink = 'drunagor://join?server=http%3A%2F%2F10.0.0.5%3A8787#p.1ab';
jest.mock('expo-linking', () => ({
  ...jest.requireActual<typeof ExpoLinking>('expo-linking'),
  useLinkingURL: () => mockLink,
}));

test('the link of a table opens the app where one joins at one tap', async () => {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(mockLink);
  await startApp('de');
  expect(navigationRef.getCurrentRoute()?.name).toBe('Join');
  expect(screen.getByRole('button', { name: 'Mitspielen' })).toBeEnabled();
  expect(screen.queryByLabelText('Link zum Tisch')).toBeNull();
});
