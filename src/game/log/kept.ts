import type { RowId } from '../port';
/** The last values seen, by the row they belong to; the oldest make room. */
export interface Kept<Value> {
  get(row: RowId): Value | undefined;
  put(row: RowId, value: Value): void;
  clear(): void;
}

export function createKept<Value>(most: number): Kept<Value> {
  const kept = new Map<string, Value>();
  return {
    get: (row) => kept.get(row),
    put: (row, value) => {
      kept.delete(row);
      kept.set(row, value);
      const oldest = kept.keys().next();
      if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    },
    clear: () => kept.clear(),
  };
}
