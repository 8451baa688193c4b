import type { BottomTabNavigationEventMap } from '@react-navigation/bottom-tabs';
import {
  type NavigationHelpers,
  type ParamListBase,
  type TabNavigationState,
} from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useMemo, type ReactNode } from 'react';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import { TabBar } from '@/src/ui';

/** The five places of the app, in their order. */
const TABS = [
  { route: 'Table', key: 'table', icon: 'table' },
  { route: 'Board', key: 'board', icon: 'board' },
  { route: 'Logbook', key: 'logbook', icon: 'logbook' },
  { route: 'Glossary', key: 'glossary', icon: 'glossary' },
  { route: 'More', key: 'more', icon: 'more' },
] as const;

/** From this width on, the tabs stand at the left as a rail: tablets, and phones held sideways. */
const RAIL_FROM_WIDTH = 720;

interface TabLayoutProps {
  readonly state: TabNavigationState<ParamListBase>;
  readonly navigation: NavigationHelpers<ParamListBase, BottomTabNavigationEventMap>;
  readonly children: ReactNode;
}

/** As every tab bar does it: to the tab, or, in the tab already, back to its first screen. */
function pressTab({ state, navigation }: Omit<TabLayoutProps, 'children'>, name: string): void {
  const index = state.routes.findIndex((route) => route.name === name);
  const route = state.routes[index];
  if (route === undefined) return;
  const press = navigation.emit({ type: 'tabPress', target: route.key, canPreventDefault: true });
  if (index !== state.index && !press.defaultPrevented) navigation.navigate(name);
}

/** The bar keeps the edge it stands at; the screens beside it find none there. */
function EdgesLeft({ kept, children }: { kept: 'left' | 'bottom'; children: ReactNode }) {
  const insets = useSafeAreaInsets();
  const left = useMemo(() => ({ ...insets, [kept]: 0 }), [insets, kept]);
  return <SafeAreaInsetsContext value={left}>{children}</SafeAreaInsetsContext>;
}

export function TabLayout({ state, navigation, children }: TabLayoutProps) {
  const { t } = useTranslation();
  const rail = useWindowDimensions().width >= RAIL_FROM_WIDTH;
  const active = state.routes[state.index]?.name ?? TABS[0].route;
  const bar = (
    <TabBar
      label={t('shell.mainNavigation')}
      layout={rail ? 'rail' : 'bottom'}
      items={TABS.map((tab) => ({
        key: tab.route,
        icon: tab.icon,
        label: t(`shell.tabs.${tab.key}`),
      }))}
      activeKey={active}
      onPress={(key) => pressTab({ state, navigation }, key)}
    />
  );
  return (
    <View style={rail ? styles.row : styles.column}>
      {rail ? bar : null}
      <View style={styles.content}>
        <EdgesLeft kept={rail ? 'left' : 'bottom'}>{children}</EdgesLeft>
      </View>
      {rail ? null : bar}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row' },
  column: { flex: 1, flexDirection: 'column' },
  content: { flex: 1 },
});
