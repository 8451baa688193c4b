import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import {
  createStaticNavigation,
  type LinkingOptions,
  type ParamListBase,
  type StaticParamList,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import type { ReactNode } from 'react';
import { BoardScreen } from './board/BoardScreen';
import { AlphabetScreen } from './glossary/AlphabetScreen';
import { CategoryScreen } from './glossary/CategoryScreen';
import { EntryScreen } from './glossary/EntryScreen';
import { GlossaryScreen } from './glossary/GlossaryScreen';
import { QuickSheetScreen } from './glossary/QuickSheetScreen';
import { SettingsScreen } from './settings/SettingsScreen';
import { lazyScreen } from './wiring/lazy-screen';
import { NotFoundScreen } from './shell/NotFoundScreen';
import { TabLayout } from './shell/TabLayout';
import { TableScreen } from './table/TableScreen';
import { InSight } from './wiring/InSight';
import { BASE_PATH, linkingBelow } from './wiring/base-path';
import { LINK_PREFIXES } from './wiring/links';
import { ScreenOfSheets } from './wiring/ScreenOfSheets';
import { TabHere } from './wiring/tab-here';

const GalleryScreen = lazyScreen(
  async () => (await import('./gallery/GalleryScreen')).GalleryScreen,
);
const CampaignListScreen = lazyScreen(
  async () => (await import('./logbook/list/CampaignListScreen')).CampaignListScreen,
);
const NewCampaignScreen = lazyScreen(
  async () => (await import('./logbook/create/NewCampaignScreen')).NewCampaignScreen,
);
const HeroScreen = lazyScreen(async () => (await import('./logbook/hero/HeroScreen')).HeroScreen);
const HeroEditScreen = lazyScreen(
  async () => (await import('./logbook/hero/HeroEditScreen')).HeroEditScreen,
);
const HistoryScreen = lazyScreen(
  async () => (await import('./logbook/history/HistoryScreen')).HistoryScreen,
);
const CampaignHomeScreen = lazyScreen(
  async () => (await import('./logbook/home/CampaignHomeScreen')).CampaignHomeScreen,
);
const CampScreen = lazyScreen(async () => (await import('./logbook/camp/CampScreen')).CampScreen);
const RewardsScreen = lazyScreen(
  async () => (await import('./logbook/camp/RewardsScreen')).RewardsScreen,
);
const ChronicleScreen = lazyScreen(
  async () => (await import('./logbook/chronicle/ChronicleScreen')).ChronicleScreen,
);
const StatisticsScreen = lazyScreen(
  async () => (await import('./logbook/statistics/StatisticsScreen')).StatisticsScreen,
);
const GroupScreen = lazyScreen(
  async () => (await import('./logbook/group/GroupScreen')).GroupScreen,
);
const FinaleScreen = lazyScreen(
  async () => (await import('./logbook/finale/FinaleScreen')).FinaleScreen,
);
const JoinScreen = lazyScreen(async () => (await import('./logbook/join/JoinScreen')).JoinScreen);
const SingleScreen = lazyScreen(
  async () => (await import('./logbook/single/SingleScreen')).SingleScreen,
);
const VersusScreen = lazyScreen(
  async () => (await import('./logbook/versus/VersusScreen')).VersusScreen,
);
const AboutScreen = lazyScreen(async () => (await import('./settings/AboutScreen')).AboutScreen);
const HelpScreen = lazyScreen(async () => (await import('./settings/help/HelpScreen')).HelpScreen);
const HelpPageScreen = lazyScreen(
  async () => (await import('./settings/help/HelpPageScreen')).HelpPageScreen,
);
const DataScreen = lazyScreen(async () => (await import('./settings/DataScreen')).DataScreen);
const LicencesScreen = lazyScreen(
  async () => (await import('./settings/LicencesScreen')).LicencesScreen,
);

const GamesScreen = lazyScreen(async () => (await import('./games/home/GamesScreen')).GamesScreen);
const SessionScreen = lazyScreen(
  async () => (await import('./games/session/SessionScreen')).SessionScreen,
);
const SessionHistoryScreen = lazyScreen(
  async () => (await import('./games/session/SessionHistoryScreen')).SessionHistoryScreen,
);
const HelperScreen = lazyScreen(
  async () => (await import('./games/helper/HelperScreen')).HelperScreen,
);

const SharedScreen = lazyScreen(async () => (await import('./board/share/screens')).SharedScreen);
const ShareScreen = lazyScreen(async () => (await import('./board/share/screens')).ShareScreen);
const QuestionScreen = lazyScreen(
  async () => (await import('./board/share/screens')).QuestionScreen,
);
const TileLibraryScreen = lazyScreen(
  async () => (await import('./board/library/TileLibraryScreen')).TileLibraryScreen,
);

const stack = {
  screenOptions: { headerShown: false },
  screenLayout: ({ children }: { readonly children: ReactNode }) => (
    <ScreenOfSheets>{children}</ScreenOfSheets>
  ),
} as const;

/** A deep link has its tab's first screen behind it, so that back leads somewhere. */
const behind = (initialRouteName: string) => ({ initialRouteName });

const TableStack = createNativeStackNavigator({
  ...stack,
  initialRouteName: 'TableHome',
  screens: {
    TableHome: { screen: TableScreen, linking: '' },
    TableHistory: { screen: HistoryScreen, linking: 'table/:campaign/history' },
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
});

const BoardStack = createNativeStackNavigator({
  ...stack,
  initialRouteName: 'BoardHome',
  screens: {
    BoardHome: { screen: BoardScreen, linking: 'board' },
    SharedBoard: { screen: SharedScreen, linking: 'board/shared' },
    ShareBoard: { screen: ShareScreen, linking: 'board/share' },
    TileLibrary: { screen: TileLibraryScreen, linking: 'board/library' },
    RulesQuestion: { screen: QuestionScreen, linking: 'board/question' },
  },
});

const LogbookStack = createNativeStackNavigator({
  ...stack,
  initialRouteName: 'LogbookHome',
  screens: {
    LogbookHome: { screen: CampaignListScreen, linking: 'logbook' },
    NewCampaign: { screen: NewCampaignScreen, linking: 'logbook/new' },
    SingleAdventure: { screen: SingleScreen, linking: 'logbook/single' },
    Versus: { screen: VersusScreen, linking: 'logbook/versus' },
    // Short, and without the tab: it stands in every link to a table.
    Join: { screen: JoinScreen, linking: 'join' },
    CampaignHome: { screen: CampaignHomeScreen, linking: 'logbook/:campaign' },
    Hero: { screen: HeroScreen, linking: 'logbook/:campaign/hero/:hero' },
    HeroEdit: { screen: HeroEditScreen, linking: 'logbook/:campaign/hero/:hero/edit' },
    Camp: { screen: CampScreen, linking: 'logbook/:campaign/camp' },
    Rewards: { screen: RewardsScreen, linking: 'logbook/:campaign/rewards' },
    Chronicle: { screen: ChronicleScreen, linking: 'logbook/:campaign/chronicle' },
    Statistics: { screen: StatisticsScreen, linking: 'logbook/:campaign/statistics' },
    Group: { screen: GroupScreen, linking: 'logbook/:campaign/group' },
    Finale: { screen: FinaleScreen, linking: 'logbook/:campaign/finale' },
    History: { screen: HistoryScreen, linking: 'logbook/:campaign/history' },
  },
});

const GlossaryStack = createNativeStackNavigator({
  ...stack,
  initialRouteName: 'GlossaryHome',
  screens: {
    GlossaryHome: { screen: GlossaryScreen, linking: 'glossary' },
    Alphabet: { screen: AlphabetScreen, linking: 'glossary/:game?/a-z' },
    Category: { screen: CategoryScreen, linking: 'glossary/:game?/category/:category' },
    QuickSheet: { screen: QuickSheetScreen, linking: 'glossary/:game?/sheet/:sheet' },
    Entry: { screen: EntryScreen, linking: 'glossary/:game?/:entry' },
    Games: { screen: GamesScreen, linking: 'games/:game?' },
    GameSession: { screen: SessionScreen, linking: 'games/:game/:session' },
    GameHistory: { screen: SessionHistoryScreen, linking: 'games/:game/:session/history' },
    GameHelper: { screen: HelperScreen, linking: 'games/:game/:session/:helper' },
  },
});

const MoreStack = createNativeStackNavigator({
  ...stack,
  initialRouteName: 'MoreHome',
  screens: {
    MoreHome: { screen: SettingsScreen, linking: 'more' },
    Help: { screen: HelpScreen, linking: 'more/help' },
    HelpPage: { screen: HelpPageScreen, linking: 'more/help/:page' },
    Data: { screen: DataScreen, linking: 'more/data' },
    About: { screen: AboutScreen, linking: 'more/about' },
    Licences: { screen: LicencesScreen, linking: 'more/licences' },
    // No menu leads there: it is for whoever builds the app, and for its checks.
    Gallery: { screen: GalleryScreen, linking: 'more/gallery' },
  },
});

const Tabs = createBottomTabNavigator({
  screenOptions: { headerShown: false, lazy: true },
  backBehavior: 'history',
  tabBar: () => null,
  layout: (props) => <TabLayout {...props} />,
  screenLayout: ({ children, route }) => (
    <TabHere value={route.name}>
      <InSight>{children}</InSight>
    </TabHere>
  ),
  screens: {
    Table: { screen: TableStack, linking: behind('TableHome') },
    Board: { screen: BoardStack, linking: behind('BoardHome') },
    Logbook: { screen: LogbookStack, linking: behind('LogbookHome') },
    Glossary: { screen: GlossaryStack, linking: behind('GlossaryHome') },
    More: { screen: MoreStack, linking: behind('MoreHome') },
  },
});

export const Navigation = createStaticNavigation(Tabs);

const { getStateFromPath, getPathFromState } = linkingBelow(BASE_PATH);

/** The same paths behind the links' origin, behind `drunagor://` and as URLs on the web. */
export const LINKING = {
  prefixes: LINK_PREFIXES,
  // What stands behind the hash is content, such as a shared board, and no part of the path.
  getStateFromPath: (path, config) => getStateFromPath(path.replace(/#.*$/u, ''), config),
  getPathFromState,
} satisfies Partial<LinkingOptions<ParamListBase>>;

type AppRoutes = StaticParamList<typeof Tabs>;

declare global {
  namespace ReactNavigation {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface RootParamList extends AppRoutes {}
  }
}
