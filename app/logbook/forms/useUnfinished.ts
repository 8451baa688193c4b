import { useState } from 'react';

/** Forms that were left half filled, until the app is closed. */
const unfinished = new Map<string, unknown>();

type Unfinished<Draft> = readonly [
  draft: Draft,
  change: (draft: Draft) => void,
  /** What was entered is used: the next one begins anew. */
  finish: () => void,
];

/** Going back from a form loses nothing: whoever comes again finds it as it was. */
export function useUnfinished<Draft>(key: string, blank: Draft): Unfinished<Draft> {
  const [draft, setDraft] = useState<Draft>(() => (unfinished.get(key) as Draft) ?? blank);
  const change = (next: Draft) => {
    unfinished.set(key, next);
    setDraft(next);
  };
  return [draft, change, () => void unfinished.delete(key)];
}
