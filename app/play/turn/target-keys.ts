import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';
import { useRunningTurnStore } from './running-turn-context';

/** What the keys 1 to 9 mean while this panel is on screen. */
export function useTargetKeys(ids: readonly string[], pick: (id: string) => void): void {
  const store = useRunningTurnStore();
  const joined = ids.join();
  // Table and board show the same panels: the keys are those of the one in sight.
  const focused = useIsFocused();
  useEffect(() => {
    if (!focused) return undefined;
    const targetKeys = { ids: joined === '' ? [] : joined.split(','), pick };
    store.setState({ targetKeys });
    return () => {
      if (store.getState().targetKeys === targetKeys) store.setState({ targetKeys: null });
    };
  }, [store, focused, joined, pick]);
}
