import { useTranslation } from 'react-i18next';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { ReactNode } from 'react';
import { TabBar } from '../../src/ui';
import { TABS, type TabRoute } from './tabs';

/** From this width on, the tabs stand at the left as a rail: tablets, and phones held sideways. */
const RAIL_FROM_WIDTH = 720;

interface TabLayoutProps {
  readonly state: { readonly index: number; readonly routes: readonly { readonly name: string }[] };
  readonly navigation: { navigate(route: TabRoute): void };
  readonly children: ReactNode;
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
      onPress={(key) => {
        const tab = TABS.find((candidate) => candidate.route === key);
        if (tab !== undefined) navigation.navigate(tab.route);
      }}
    />
  );
  return (
    <View style={rail ? styles.row : styles.column}>
      {rail ? bar : null}
      <View style={styles.content}>{children}</View>
      {rail ? null : bar}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row' },
  column: { flex: 1, flexDirection: 'column' },
  content: { flex: 1 },
});
