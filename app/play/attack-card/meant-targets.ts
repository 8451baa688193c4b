import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

const NOBODY: readonly string[] = [];

/** Whom the panel on screen has ticked; the map marks them while it is open. */
export const MEANT = createStore<{ readonly targets: readonly string[] }>(() => ({
  targets: NOBODY,
}));

export function useMeantTargets(ids: readonly string[]): void {
  const joined = ids.join();
  // Table and board show the same panel: only the one in sight is meant.
  const focused = useIsFocused();
  useEffect(() => {
    if (!focused || joined === '') return undefined;
    const targets = joined.split(',');
    MEANT.setState({ targets });
    return () => {
      if (MEANT.getState().targets === targets) MEANT.setState({ targets: NOBODY });
    };
  }, [focused, joined]);
}
