import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

interface Targets {
  readonly ids: readonly string[];
  readonly pick: (id: string) => void;
}

/** What the keys 1 to 9 mean right now; the panel on screen says it. */
export const TARGETS = createStore<{ readonly targets: Targets | null }>(() => ({ targets: null }));

export function useTargetKeys(ids: readonly string[], pick: (id: string) => void): void {
  const joined = ids.join();
  // Table and board show the same panels: the keys are those of the one in sight.
  const focused = useIsFocused();
  useEffect(() => {
    if (!focused) return undefined;
    const targets = { ids: joined === '' ? [] : joined.split(','), pick };
    TARGETS.setState({ targets });
    return () => {
      if (TARGETS.getState().targets === targets) TARGETS.setState({ targets: null });
    };
  }, [focused, joined, pick]);
}
