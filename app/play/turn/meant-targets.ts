import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';
import { useRunningTurnStore } from './running-turn-context';

const NOBODY: readonly string[] = [];

/** Whom this panel has ticked, as long as it is in sight. */
export function useMeantTargets(ids: readonly string[]): void {
  const store = useRunningTurnStore();
  const joined = ids.join();
  // Table and board show the same panel: only the one in sight is meant.
  const focused = useIsFocused();
  useEffect(() => {
    if (!focused || joined === '') return undefined;
    const meant = joined.split(',');
    store.setState({ meant });
    return () => {
      if (store.getState().meant === meant) store.setState({ meant: NOBODY });
    };
  }, [store, focused, joined]);
}
