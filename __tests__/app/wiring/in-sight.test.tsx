import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { NavigationContainer, createNavigationContainerRef } from '@react-navigation/native';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { View } from 'react-native';
import { useGameView } from '@/app/wiring/game';
import { InSight } from '@/app/wiring/InSight';
import { SessionProvider } from '@/app/wiring/session';
import { createSettingsStore, createTablesLater, createTyping } from '@/src/game';
import { Text, useReservedSpace } from '@/src/ui';
import { value } from '@/__tests__/game/table/table';
import { framed } from '@/__tests__/ui/components/show';
import { realTable } from '../table/real-table';

const Tabs = createBottomTabNavigator();
const navigation = createNavigationContainerRef<{ front: undefined; back: undefined }>();

const drawn = { front: 0, back: 0 };

const probe = (name: keyof typeof drawn) =>
  function Probe() {
    const notes = useGameView(({ open }) => open?.state.campaign.notes ?? '');
    const onLayout = useReservedSpace('footer');
    drawn[name] += 1;
    return (
      <View testID={`${name} footer`} onLayout={onLayout}>
        <Text>{`${name}: ${notes}`}</Text>
      </View>
    );
  };

const Front = probe('front');
const Back = probe('back');

beforeEach(() => Object.assign(drawn, { front: 0, back: 0 }));

/** Two tabs; the first one is in sight. */
async function tabs() {
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
  return game;
}

test('a tab out of sight is not redrawn, and is up to date when it comes back', async () => {
  const game = await tabs();
  const before = { ...drawn };
  await act(async () => value(await game.dispatch({ kind: 'writeNotes', notes: 'Wichtig' })));
  await waitFor(() => expect(screen.getByText('front: Wichtig')).toBeOnTheScreen());
  expect(drawn.front).toBeGreaterThan(before.front);
  expect(drawn.back).toBe(before.back);
  await act(async () => navigation.navigate('back'));
  await waitFor(() => expect(screen.getByText('back: Wichtig')).toBeOnTheScreen());
});

const messagesAt = (bottom: number) =>
  expect(screen.getByTestId('messages').parent).toHaveStyle({ bottom });

const taller = (name: keyof typeof drawn, height: number) =>
  fireEvent(screen.getByTestId(`${name} footer`, { includeHiddenElements: true }), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 390, height } },
  });

test('the footer of a tab out of sight lifts no message; in sight again it does', async () => {
  await tabs();
  await taller('front', 126);
  await act(async () => navigation.navigate('back'));
  await taller('back', 40);
  messagesAt(34 + 40 + 12);
  await taller('front', 130);
  messagesAt(34 + 40 + 12);
  await act(async () => navigation.navigate('front'));
  messagesAt(34 + 130 + 12);
});
