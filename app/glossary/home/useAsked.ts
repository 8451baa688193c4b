import { useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the answers answer. Beside React's state: a letter redraws them, and not the screen around them. */
export type Asked = StoreApi<{ readonly text: string }>;

export function useAsked(first: string): Asked {
  const [asked] = useState(() => createStore(() => ({ text: first.trim() })));
  return asked;
}
