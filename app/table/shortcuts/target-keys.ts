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
  useEffect(() => {
    const targets = { ids: joined === '' ? [] : joined.split(','), pick };
    TARGETS.setState({ targets });
    return () => {
      if (TARGETS.getState().targets === targets) TARGETS.setState({ targets: null });
    };
  }, [joined, pick]);
}
