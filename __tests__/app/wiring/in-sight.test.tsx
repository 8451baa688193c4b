import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { NavigationContainer, createNavigationContainerRef } from '@react-navigation/native';
import { act, render, screen, waitFor } from '@testing-library/react-native';
import { useGameView } from '@/app/wiring/game';
import { InSight } from '@/app/wiring/InSight';
import { SessionProvider } from '@/app/wiring/session';
import { createSettingsStore, createTablesLater, createTyping } from '@/src/game';
import { Text } from '@/src/ui';
import { value } from '@/__tests__/game/table/table';
import { framed } from '@/__tests__/ui/components/show';
import { realTable } from '../table/real-table';

const Tabs = createBottomTabNavigator();
const navigation = createNavigationContainerRef<{ front: undefined; back: undefined }>();

const drawn = { front: 0, back: 0 };

const probe = (name: keyof typeof drawn) =>
  function Probe() {
    const notes = useGameView(({ open }) => open?.state.campaign.notes ?? '');
    drawn[name] += 1;
    return <Text>{`${name}: ${notes}`}</Text>;
  };

const Front = probe('front');
const Back = probe('back');

test('a tab out of sight is not redrawn, and is up to date when it comes back', async () => {
  const { game, storage } = await realTable();
  const settings = createSettingsStore(storage.settings);
  const typing = createTyping(storage.settings, { keep: () => undefined, read: () => null });
  const tables = createTablesLater(game, () => Promise.reject(new Error('alone')));
  const session = { game, storage, settings, typing, tables, enterSafeMode: () => undefined };
  await render(
    framed(
      <SessionProvider session={session}>
        <NavigationContainer ref={navigation}>
          <Tabs.Navigator
            screenOptions={{ lazy: false, headerShown: false }}
            screenLayout={({ children }) => <InSight>{children}</InSight>}
          >
            <Tabs.Screen name="front" component={Front} />
            <Tabs.Screen name="back" component={Back} />
          </Tabs.Navigator>
        </NavigationContainer>
      </SessionProvider>,
    ),
  );
  await waitFor(() => expect(screen.getByText('front: ')).toBeOnTheScreen());
  const before = { ...drawn };
  await act(async () => value(await game.dispatch({ kind: 'writeNotes', notes: 'Wichtig' })));
  await waitFor(() => expect(screen.getByText('front: Wichtig')).toBeOnTheScreen());
  expect(drawn.front).toBeGreaterThan(before.front);
  expect(drawn.back).toBe(before.back);
  await act(async () => navigation.navigate('back'));
  await waitFor(() => expect(screen.getByText('back: Wichtig')).toBeOnTheScreen());
});
