import { act, render, screen, waitFor } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { App } from '@/app/App';
import { fetchLazyScreens } from '@/app/wiring/lazy-screen';
import { navigationRef } from '@/app/wiring/navigation-ref';
import {
  createSettingsStore,
  type createGame as CreateGame,
  type Game,
  type Opening,
} from '@/src/game';
import type { Language } from '@/src/i18n';
import { openOn } from '@/src/storage/open';
import { nodePlatform, ready } from '@/__tests__/storage/node/node-platform';
import { campaignsInAFile, type Campaigns } from './campaigns';
import { complaints } from './strict/console';
import { above, below, propsOf, type Fiber } from './strict/fiber';
import type * as SafeAreaFake from './strict/safe-area';
import type * as SheetsFake from './strict/sheets';
import type * as SvgFake from './strict/svg';
import { faultsIn } from './strict/tree';

jest.mock('react-native-safe-area-context', () =>
  jest
    .requireActual<typeof SafeAreaFake>('./strict/safe-area')
    .onAPhone(jest.requireActual('react-native-safe-area-context')),
);
jest.mock('react-native-svg', () =>
  jest
    .requireActual<typeof SvgFake>('./strict/svg')
    .strictSvg(jest.requireActual('react-native-svg')),
);
jest.mock('@/src/ui/components/Sheet', () =>
  jest
    .requireActual<typeof SheetsFake>('./strict/sheets')
    .tellingSheets(jest.requireActual('@/src/ui/components/Sheet')),
);
let mockOpening: Promise<Opening> | undefined;
const mockGames: Game[] = [];
jest.mock('@/src/game', () => {
  const real = jest.requireActual<{ readonly createGame: typeof CreateGame }>('@/src/game');
  const createGame: typeof real.createGame = (parts, stage) => {
    const game = real.createGame(parts, stage);
    if (parts.plays !== 'sessions') mockGames.push(game);
    return game;
  };
  return { ...real, createGame };
});
let mockPicked: Uint8Array | undefined;
jest.mock('@/app/wiring/files', () => ({
  askForFile: async () => mockPicked && { size: mockPicked.length, read: async () => mockPicked },
}));
jest.mock('@/src/storage', () => ({ openStorage: () => mockOpening }));

let campaigns: Campaigns | undefined;

/** Once a file of tests: the app opens its storage once, too. */
async function device(language: Language): Promise<Campaigns> {
  campaigns ??= await campaignsInAFile();
  mockOpening ??= openOn(nodePlatform(campaigns.folder), Date.now);
  const settings = createSettingsStore(ready(await mockOpening).settings);
  await settings.change('language', language);
  await settings.change('reducedMotion', 'on');
  return campaigns;
}

/** The next file that is asked for. */
export const offerFile = (text: string): void => {
  mockPicked = new TextEncoder().encode(text);
};

/** The one the app plays with. */
export const gameNow = (): Game => {
  const game = mockGames.at(-1);
  if (game === undefined) throw new Error('the app has not started');
  return game;
};

/** The whole app on a real file, in the middle of an adventure. */
export async function startApp(language: Language): Promise<Campaigns> {
  Dimensions.set({ window: { width: 390, height: 844, scale: 3, fontScale: 1 } });
  const found = await device(language);
  // Otherwise they come one by one, and the last of them after the test.
  await fetchLazyScreens();
  await render(<App />);
  await waitFor(() => expect(navigationRef.isReady()).toBe(true));
  await settled();
  return found;
}

/** The root of React's tree. */
export const rootFiber = (): Fiber => {
  const { unstable_fiber: fiber } = screen.root as unknown as { unstable_fiber: Fiber };
  return above(fiber).at(-1) ?? fiber;
};

const isDialog = (fiber: Fiber): boolean =>
  fiber.type === 'View' && propsOf(fiber)['role'] === 'dialog';

/** What players have before them: the screen, and above it the open sheets. */
export const inSight = (): readonly Fiber[] => {
  const all = below(rootFiber());
  const key = navigationRef.getCurrentRoute()?.key;
  const screen = all.find((fiber) => fiber.key === key);
  return [...(screen === undefined ? [] : [screen]), ...all.filter(isDialog)];
};

/** Until what was asked for is there: parts of the bundle, rows of the file. */
export const settled = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 4));
  });

/** What a device would not bear of what is on the screen and of what was said since the last time. */
export const faultsNow = (parts = inSight()): readonly string[] => [
  ...complaints(),
  ...faultsIn(parts),
];
