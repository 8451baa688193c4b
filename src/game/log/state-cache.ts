import type { PlacedState } from './session';

const MOST_KEPT = 200;

/** The last states seen, so that undo and redo need not replay. */
export interface StateCache {
  get(row: string): PlacedState | undefined;
  put(placed: PlacedState): void;
  clear(): void;
}

export function createStateCache(most = MOST_KEPT): StateCache {
  const kept = new Map<string, PlacedState>();
  return {
    get: (row) => kept.get(row),
    put: (placed) => {
      kept.delete(placed.place.id);
      kept.set(placed.place.id, placed);
      const oldest = kept.keys().next();
      if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    },
    clear: () => kept.clear(),
  };
}
