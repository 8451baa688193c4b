import { useRef, useState } from 'react';
import type { View } from 'react-native';
import { nextIndex, type KeyPress } from './keyboard';

interface RovingItem {
  readonly ref: (view: View | null) => void;
  readonly tabIndex: 0 | -1;
  readonly onKey: (press: KeyPress) => void;
}

export interface Roving {
  readonly count: number;
  /** -1 while nothing is chosen. */
  readonly active: number;
  /** Left out where arrows only move the focus. */
  readonly onMove?: (index: number) => void;
  readonly columns?: number;
}

/** One tab stop for the group; arrows, Home and End move the focus inside it. */
export function useRoving({ count, active, onMove, columns = 1 }: Roving) {
  const views = useRef<(View | null)[]>([]);
  const [visited, setVisited] = useState<number | undefined>(undefined);
  const stop = onMove === undefined ? (visited ?? Math.max(active, 0)) : Math.max(active, 0);
  return (index: number): RovingItem => ({
    ref: (view) => {
      views.current[index] = view;
    },
    tabIndex: index === stop ? 0 : -1,
    onKey: (press) => {
      const next = nextIndex(press.key, { index, count, columns });
      if (next === undefined) return;
      press.preventDefault?.();
      setVisited(next);
      onMove?.(next);
      views.current[next]?.focus();
    },
  });
}
