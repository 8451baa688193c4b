import { useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the answers answer. Beside React's state: a letter redraws them, and not the screen around them. */
export type AskedText = StoreApi<{ readonly text: string }>;

export function useAsked(first: string): AskedText {
  const [asked] = useState(() => createStore(() => ({ text: first.trim() })));
  return asked;
}
