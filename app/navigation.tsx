import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import {
  createStaticNavigation,
  type LinkingOptions,
  type ParamListBase,
  type StaticParamList,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { BoardScreen } from './board/BoardScreen';
import { GalleryScreen } from './gallery/GalleryScreen';
import { GlossaryScreen } from './glossary/GlossaryScreen';
import { LogbookScreen } from './logbook/LogbookScreen';
import { AboutScreen } from './settings/AboutScreen';
import { LicencesScreen } from './settings/LicencesScreen';
import { SettingsScreen } from './settings/SettingsScreen';
import { NotFoundScreen } from './shell/NotFoundScreen';
import { TabLayout } from './shell/TabLayout';
import { TableScreen } from './table/TableScreen';

const screenOptions = { headerShown: false } as const;

const TableStack = createNativeStackNavigator({
  screenOptions,
  initialRouteName: 'TableHome',
  screens: {
    TableHome: { screen: TableScreen, linking: '' },
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
});

const BoardStack = createNativeStackNavigator({
  screenOptions,
  initialRouteName: 'BoardHome',
  screens: { BoardHome: { screen: BoardScreen, linking: 'board' } },
});

const LogbookStack = createNativeStackNavigator({
  screenOptions,
  initialRouteName: 'LogbookHome',
  screens: { LogbookHome: { screen: LogbookScreen, linking: 'logbook' } },
});

const GlossaryStack = createNativeStackNavigator({
  screenOptions,
  initialRouteName: 'GlossaryHome',
  screens: { GlossaryHome: { screen: GlossaryScreen, linking: 'glossary' } },
});

const MoreStack = createNativeStackNavigator({
  screenOptions,
  initialRouteName: 'MoreHome',
  screens: {
    MoreHome: { screen: SettingsScreen, linking: 'more' },
    About: { screen: AboutScreen, linking: 'more/about' },
    Licences: { screen: LicencesScreen, linking: 'more/licences' },
    Gallery: { screen: GalleryScreen, linking: 'more/gallery' },
  },
});

const Tabs = createBottomTabNavigator({
  screenOptions: { headerShown: false, lazy: true },
  backBehavior: 'history',
  tabBar: () => null,
  layout: (props) => <TabLayout {...props} />,
  screens: {
    Table: { screen: TableStack },
    Board: { screen: BoardStack },
    Logbook: { screen: LogbookStack },
    Glossary: { screen: GlossaryStack },
    More: { screen: MoreStack },
  },
});

export const Navigation = createStaticNavigation(Tabs);

/** `drunagor://glossary` on phones, the same paths as URLs on the web. */
export const LINKING = { prefixes: ['drunagor://'] } satisfies Partial<
  LinkingOptions<ParamListBase>
>;

type AppRoutes = StaticParamList<typeof Tabs>;

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React Navigation reads its routes from here
  namespace ReactNavigation {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface RootParamList extends AppRoutes {}
  }
}
