import { useIsFocused } from '@react-navigation/native';
import { useMemo, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import type { StoreApi } from 'zustand/vanilla';
import type { GameView } from '@/src/game';
import { TakesSpaceContext } from '@/src/ui';
import { useGame, ViewContext, type ReadOnlyView } from './game';

const still = (store: StoreApi<GameView>): ReadOnlyView => {
  const state = store.getState();
  return {
    getState: () => state,
    getInitialState: () => state,
    subscribe: () => () => undefined,
  };
};

/**
 * Around a tab: while another one is in sight, its screens keep what they showed. Otherwise every
 * tap at the table would redraw the logbook behind it. Browsers would let the tab key wander there too, and
 * its footer would lift the messages of the other.
 */
export function InSight({ children }: { readonly children: ReactNode }) {
  const { store } = useGame();
  const focused = useIsFocused();
  const view = useMemo(() => (focused ? store : still(store)), [focused, store]);
  return (
    <ViewContext value={view}>
      <TakesSpaceContext value={focused}>
        <View style={styles.tab} {...(Platform.OS === 'web' ? { inert: !focused } : {})}>
          {children}
        </View>
      </TakesSpaceContext>
    </ViewContext>
  );
}

const styles = StyleSheet.create({ tab: { flex: 1 } });
