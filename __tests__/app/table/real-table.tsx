import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { useEffect, type ReactElement } from 'react';
import type { TestInstance } from 'test-renderer';
import { WordsProvider } from '@/src/i18n/translation';
import { MainActionProvider, useShownAction } from '@/app/play/context/main-action';
import { SheetHost, SheetsProvider } from '@/app/play/context/sheets';
import { TableProvider } from '@/app/play/context/table-context';
import type { RunningTurn, RunningTurnStore } from '@/app/play/turn/running-turn';
import { RunningTurnProvider, useRunningTurnStore } from '@/app/play/turn/running-turn-context';
import type { AppSession } from '@/app/wiring/boot';
import { useGameView } from '@/app/wiring/game';
import { SheetContext } from '@/app/wiring/glossary-sheet';
import { ScreenOfSheets } from '@/app/wiring/ScreenOfSheets';
import { SessionProvider } from '@/app/wiring/session';
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import {
  createGame,
  createSettingsStore,
  createTablesLater,
  createTyping,
  type Game,
  type GameStorage,
} from '@/src/game';
import { createWords } from '@/src/i18n';
import {
  STANDARD_RULES,
  type Adventure,
  type AdventureRules,
  type CampaignHeroDraft,
  type GameCommand,
} from '@/src/rules';
import { Button, OverlayHost, Text } from '@/src/ui';
import { hero, openState, ticking, value } from '@/__tests__/game/table/table';
import { newFolder, openIn } from '@/__tests__/storage/node/node-platform';
import { framed } from '@/__tests__/ui/components/show';

const Stack = createNativeStackNavigator();

/** A screen on a real game with a real storage; nothing of ours is pretended. */
export interface RealTable {
  readonly game: Game;
  readonly storage: GameStorage;
  /** Glossary entries that were asked for. */
  readonly entries: readonly string[];
  /** What the panels on screen say about the running turn. */
  readonly running: () => RunningTurn | undefined;
  /** As after a start: what was typed before comes from disk. */
  readonly show: (element: ReactElement) => Promise<void>;
}

/** A device that sits at no shared table. */
async function alone(): Promise<Played> {
  const clock = ticking();
  const storage = await openIn(newFolder(), clock.now);
  const parts = { storage, catalogue: CATALOGUE, app: 'test' };
  const game = createGame({ ...parts, now: clock.now, random: clock.random });
  const tables = createTablesLater(game, () => Promise.reject(new Error('alone')));
  return { game, storage, tables };
}

type Played = Pick<AppSession, 'game' | 'storage' | 'tables'>;

export async function realTable(
  heroes: readonly CampaignHeroDraft[] = PARTY,
  device?: Played,
): Promise<RealTable> {
  const { game, storage, tables } = device ?? (await alone());
  if (heroes.length > 0) value(await game.create({ name: 'Dunkle Tage', heroes }));
  const settings = createSettingsStore(storage.settings);
  const nothingLast = { keep: () => undefined, read: () => null };
  const entries: string[] = [];
  const sheet = { open: (entry: string) => void entries.push(entry) };
  let running: RunningTurnStore | undefined;
  const Listening = () => {
    const store = useRunningTurnStore();
    useEffect(() => {
      running = store;
    }, [store]);
    return null;
  };
  const show = async (element: ReactElement) => {
    const typing = createTyping(storage.settings, nothingLast);
    await typing.load();
    const session = { game, storage, settings, typing, tables, enterSafeMode: () => undefined };
    await render(
      framed(
        <WordsProvider words={createWords('de')}>
          <SessionProvider session={session}>
            <SheetContext value={sheet}>
              <RunningTurnProvider>
                <Listening />
                <OverlayHost>
                  <NavigationContainer>
                    <Stack.Navigator
                      screenOptions={{ headerShown: false }}
                      screenLayout={({ children }) => <ScreenOfSheets>{children}</ScreenOfSheets>}
                    >
                      <Stack.Screen name="Table">{() => element}</Stack.Screen>
                      <Stack.Screen name="Logbook">
                        {({ route }) => <Text>{JSON.stringify(route.params)}</Text>}
                      </Stack.Screen>
                    </Stack.Navigator>
                  </NavigationContainer>
                </OverlayHost>
              </RunningTurnProvider>
            </SheetContext>
          </SessionProvider>
        </WordsProvider>,
      ),
    );
  };
  return { game, storage, entries, running: () => running?.getState(), show };
}

export const PARTY: readonly CampaignHeroDraft[] = [
  hero('Vorn', { board: 'vorn', maxHp: 12 }),
  hero('Maya', { board: 'maya', maxHp: 9 }),
  hero('Jaheen', { board: 'jaheen', maxHp: 11 }),
  hero('Elros', { board: 'elros', maxHp: 10 }),
];

export const adventureOf = (game: Game): Adventure => {
  const { adventure } = openState(game).state;
  if (adventure === null) throw new Error('no adventure');
  return adventure;
};

/** Counts as the players would: one call, one tap. */
export async function tap(role: string, name: string | RegExp): Promise<void> {
  const found = await waitFor(() => screen.getByRole(role as 'button', { name, disabled: false }));
  await act(async () => fireEvent.press(found));
}

/** The handler alone, within an `act` of one's own: taps that come before anything is drawn again. */
export function pressNow({ props }: TestInstance): void {
  const touched = { currentTarget: null, target: null, nativeEvent: {} };
  (props['onClick'] as (event: object) => void)(touched);
}

export const seen = (text: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeOnTheScreen());

/** Around a sheet or panel as the table has it; shows the big button too. */
export function AtTheTable({ children }: { readonly children: ReactElement }) {
  const adventure = useGameView(({ open }) => open?.state.adventure ?? null);
  if (adventure === null) return null;
  return (
    <TableProvider adventure={adventure}>
      <MainActionProvider>
        <SheetsProvider>
          {children}
          <MainButton />
          <SheetHost />
        </SheetsProvider>
      </MainActionProvider>
    </TableProvider>
  );
}

function MainButton() {
  const action = useShownAction();
  if (action === null) return null;
  const { beside, above, ...main } = action;
  return (
    <>
      {above}
      <Button {...main} />
      {beside === undefined ? null : <Button {...beside} />}
    </>
  );
}

/** An adventure of the four, as it begins. */
export const begin = (change: Partial<AdventureRules> = {}, chapter = 4): GameCommand => ({
  kind: 'startAdventure',
  chapter,
  title: 'Probe',
  at: 5,
  runes: RUNES,
  rules: { ...STANDARD_RULES, runeCard: true, ...change },
  heroes: (['defender', 'leader', 'support', 'striker'] as const).map((role, index) => ({
    hero: `hero-${index + 1}`,
    role,
    maxHp: 10,
    cubes: null,
  })),
});
